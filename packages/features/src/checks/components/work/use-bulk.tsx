import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { SquareCheck, Ticket, Undo2, UserRound } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkDialogsCatalogue } from "../../../check-dialogs/index.ts";
import type { ListBulk } from "../../../frames/index.ts";
import { BulkIssues, useJiraConnected } from "../../../jira/index.ts";
import { lazyPart, useFormat, useMissing } from "../../../platform/index.ts";
import { ticketHref } from "../../address.ts";
import { type BulkCheck, type BulkKind, offeredForAll } from "../../bulk.ts";
import type { Reader } from "../../permissions.ts";
import type { BulkDialogProps } from "./BulkDialog.tsx";

// What asks is fetched when it is first asked for.
const BulkDialog = lazyPart<BulkDialogProps>(checkDialogsCatalogue, () => import("./BulkDialog.tsx"));

const ICONS = { owner: UserRound, resolve: SquareCheck, unresolve: Undo2, jira: Ticket };

interface Asking {
  kind: BulkKind;
  checks: readonly BulkCheck[];
  clear: () => void;
}

/** Choosing rows of a table of checks, and what can be done with all of them. Without a reader nothing can be chosen. */
export function useBulk(
  rows: readonly BulkCheck[],
  reader: Reader | undefined,
): { bulk: ListBulk | undefined; dialog: ReactNode } {
  const { t } = useTranslation(["checks", "message"]);
  const { show } = useNotice();
  const format = useFormat();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [chosen, setChosen] = useState(false);
  const close = () => setAsking(null);
  const missing = useMissing(close);
  const connected = useJiraConnected(chosen && reader !== undefined && !reader.preview);
  if (!reader) return { bulk: undefined, dialog: null };

  const open = (next: Asking) =>
    reader.preview ? show({ kind: "info", text: t("message:auth.preview_forbidden") }) : setAsking(next);
  const done = (text: string) => {
    close();
    asking?.clear();
    show({ kind: "success", text });
  };
  const bulk: ListBulk = {
    rowLabel: (id) => {
      const row = rows.find((one) => one.id === id);
      return row ? t("bulk.row", { check: format.text(row.title), object: row.object_name }) : id;
    },
    onChoose: () => setChosen(true),
    actions: (ids, clear) => {
      const checks = rows.filter(({ id }) => ids.has(id));
      return offeredForAll(checks, reader)
        .filter((kind) => kind !== "jira" || connected)
        .map((kind) => ({
          id: kind,
          label: t(`bulk.${kind}.action`),
          icon: <Icon of={ICONS[kind]} size={16} />,
          onSelect: () => open({ kind, checks, clear }),
        }));
    },
  };
  const props = asking && { checks: asking.checks, onClose: close, onDone: done, onMissing: missing };
  const dialog = asking && props && (
    <Suspense>
      {asking.kind === "jira" ? (
        <BulkIssues
          {...props}
          checks={asking.checks.filter(({ issue }) => issue === null)}
          hrefOf={({ id }) => ticketHref(id)}
        />
      ) : (
        <BulkDialog {...props} kind={asking.kind} />
      )}
    </Suspense>
  );
  return { bulk, dialog };
}
