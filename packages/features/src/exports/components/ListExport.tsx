import { downloadOf, isApiError } from "@candor/api/client";
import { EXPORT_ROWS_MAX, type ExportFormat, type FileCall, type RequestOf } from "@candor/api/contract";
import { useNotice } from "@candor/ui/notices";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "../../frames/index.ts";
import { loadCatalogues, useFormat, usePlatform } from "../../platform/index.ts";
import { exportsCatalogue } from "../catalogue.ts";
import { NoExport } from "../no-export.ts";
import { saveFile } from "../save-file.ts";
import { UpgradeDialog } from "../upgrade.tsx";

/** Who exports. */
export interface Exporter {
  role: "owner" | "viewer";
  preview: boolean;
  /** Of the company's plan: nothing is exported any more. */
  plan_ended?: boolean;
}

export interface ListExportProps<E extends FileCall> {
  endpoint: E;
  /** What the list is filtered and sorted by, without the format. */
  filters: Omit<RequestOf<E>, "format">;
  user: Exporter;
  /** What the button says, where it stands beside a title of its own. Default: "Export". */
  label?: string;
}

/** Without its reason there is no button. */
const stay = () => undefined;

/** Saves what a list is filtered to as a file; where the plan has no export, says which has. */
export function ListExport<E extends FileCall>({ endpoint, filters, user, label }: ListExportProps<E>) {
  const { t, i18n } = useTranslation(["exports", "message"]);
  const { client } = usePlatform();
  const { show } = useNotice();
  const { count } = useFormat();
  const [busy, setBusy] = useState(false);
  const [paid, setPaid] = useState(false);

  const save = async (format: ExportFormat) => {
    if (user.preview) return show({ kind: "info", text: t("message:auth.preview_forbidden") });
    setBusy(true);
    try {
      const request = { ...filters, format } as RequestOf<E>;
      const [file] = await Promise.all([
        downloadOf(client, endpoint, request, { quiet: true }),
        loadCatalogues(i18n, [exportsCatalogue]),
      ]);
      saveFile(file);
      const { name, truncated } = file;
      show({
        kind: truncated ? "warning" : "success",
        text: truncated ? t("truncated", { name, count: count(EXPORT_ROWS_MAX) }) : t("done", { name }),
      });
    } catch (error) {
      if (isApiError(error) && error.key === "check.export_paid") setPaid(true);
      else
        show({ kind: "error", text: isApiError(error) ? error.message : t("message:common.no_connection") });
    } finally {
      setBusy(false);
    }
  };

  if (user.plan_ended)
    return (
      <Suspense>
        <NoExport onMissing={stay} />
      </Suspense>
    );
  return (
    <>
      <ExportMenu label={label} busy={busy} onExport={(format) => void save(format)} />
      <Suspense>
        {paid && (
          <UpgradeDialog
            feature="export"
            canAsk={user.role === "owner"}
            onClose={() => setPaid(false)}
            onMissing={() => {
              setPaid(false);
              show({ kind: "error", text: t("message:common.no_connection") });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
