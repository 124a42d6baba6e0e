import type { ScanResult } from "@candor/api/entities";
import { useNotice } from "@candor/ui/notices";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import { useConfirmResults } from "./queries.ts";
import { isLookedAt, notLookedAt } from "./results.ts";

/** Results that are chosen to be confirmed together, and the call that does it. */
export function useConfirming(scanId: string, order: readonly ScanResult[]) {
  const { t } = useTranslation("scans");
  const { sentences } = useFormat();
  const { show } = useNotice();
  const call = useConfirmResults();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const open = useMemo(() => notLookedAt(order), [order]);
  // What a filter hides, or somebody has looked at since, is not chosen any more.
  const chosen = useMemo(() => open.filter(({ id }) => picked.has(id)), [open, picked]);
  const toggle = useCallback((id: string) => {
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const send = (results: readonly ScanResult[], confirmed: boolean) => {
    if (results.length === 0 || call.isPending) return;
    const read = results.map(({ id, engine_outcome: outcome, engine_level: level }) => ({
      ...{ result_id: id, outcome, level },
    }));
    call.mutate(
      { id: scanId, results: read, confirmed },
      {
        onSuccess({ confirmed: count, skipped }) {
          setPicked(new Set());
          const text = t(confirmed ? "confirming.done" : "confirming.takenBack", { count });
          const rest = skipped > 0 && t("confirming.skipped", { count: skipped });
          show({ kind: skipped > 0 ? "info" : "success", text: sentences([text, rest]) });
        },
      },
    );
  };
  return {
    open,
    chosen,
    toggle,
    chooseAll: () => setPicked(new Set(open.map(({ id }) => id))),
    chooseNone: () => setPicked(new Set()),
    confirm: (results: readonly ScanResult[]) =>
      send(
        results.filter((one) => !isLookedAt(one)),
        true,
      ),
    takeBack: (result: ScanResult) => send([result], false),
    pending: call.isPending,
  };
}

export type Confirming = ReturnType<typeof useConfirming>;
