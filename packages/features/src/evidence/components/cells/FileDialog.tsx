import { isApiError } from "@candor/api/client";
import { CodeBlock, DataTable, JsonView } from "@candor/ui/data";
import { Delayed, EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../overlays/index.ts";
import { LoadFailed, useErrorText, useFormat } from "../../../platform/index.ts";
import { type FileView, readFile, SHOWN_MAX } from "../../stored-files.ts";
import { useEvidenceTools } from "../../tools.ts";
import * as css from "../EvidenceCell.css.ts";

/** Columns of collected data, which have words of their own. */
const COLLECTED = [
  "key",
  "value",
  "behaviour",
  "explanation",
  "location",
  "logic",
  "encryption",
  "raw",
] as const;

export interface FileDialogProps {
  type: string;
  title: string;
  /** The content itself. */
  content?: string;
  /** What the stored file is called. */
  reference?: string;
  onClose: () => void;
}

const numberOf = (row: Record<string, string>) => row["#"] ?? "";

/** What a file of evidence holds: lines, a tree or a table. */
export default function FileDialog({ type, title, content, reference, onClose }: FileDialogProps) {
  const { t } = useTranslation(["evidence", "common", "message"]);
  const { loadFile } = useEvidenceTools();
  const query = useQuery({
    queryKey: ["evidence.file", reference],
    queryFn: () =>
      loadFile ? loadFile(reference ?? "") : Promise.reject(new Error("There is no way to fetch it")),
    enabled: content === undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const errorText = useErrorText();
  const text = content ?? query.data;
  const view = useMemo(() => (text === undefined ? null : readFile(type, text)), [type, text]);
  return (
    <Dialog width={1040} open onOpenChange={onClose} title={title} closeLabel={t("common:action.close")}>
      {view ? (
        <FileBody view={view} title={title} prose={type === "text_file_s3"} />
      ) : isApiError(query.error) && query.error.key === "check.file_not_found" ? (
        <EmptyState title={errorText(query.error)} />
      ) : query.error ? (
        <LoadFailed
          description={t("file.failed")}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Delayed>
          <SkeletonRows label={t("file.loading")} rows={6} rowHeight="dense" />
        </Delayed>
      )}
    </Dialog>
  );
}

interface FileBodyProps {
  view: FileView;
  title: string;
  /** Paragraphs, whose lines are as long as they are. */
  prose: boolean;
}

function FileBody({ view, title, prose }: FileBodyProps) {
  const { t } = useTranslation(["evidence", "common"]);
  const format = useFormat();
  const copy = { label: t("common:action.copy"), copiedLabel: t("common:action.copied") };
  if (view.kind === "table") {
    return (
      <DataTable
        label={title}
        density="dense"
        inset="flush"
        frame="60vh"
        rows={view.rows}
        rowId={numberOf}
        columns={view.keys.map((key) => {
          const known = COLLECTED.find((one) => one === key);
          return {
            id: key,
            header: known ? t(`collected.${known}`) : key,
            cell: (row: Record<string, string>) => row[key],
            width: 160,
          };
        })}
      />
    );
  }
  if (view.kind === "json") {
    return (
      <JsonView
        label={title}
        json={view.text}
        copy={copy}
        depth={2}
        texts={{
          count: (count) => t("file.entries", { count }),
          more: (count) => t("file.more", { count }),
          invalid: t("file.invalid"),
        }}
      />
    );
  }
  return (
    <>
      <CodeBlock
        label={title}
        code={view.text}
        copy={copy}
        wrapLabel={t("file.wrap")}
        defaultWrap={prose}
        empty={t("file.empty")}
      />
      {view.cut && <p className={css.none}>{t("file.cut", { count: format.count(SHOWN_MAX) })}</p>}
    </>
  );
}
