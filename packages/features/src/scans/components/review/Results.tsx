import { EmptyState } from "@candor/ui/feedback";
import { Button, useTextMatch } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { hidden } from "@candor/ui/tokens";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DiscardDialog } from "../../../forms/index.ts";
import { TwoPanes, useKeys } from "../../../panes/index.ts";
import { useFormat, usePlatform } from "../../../platform/index.ts";
import { isEditable } from "../../actions.ts";
import { usePresence } from "../../queries.ts";
import { forgetResult } from "../../result-draft.ts";
import { groupResults, NO_FILTER, nextUndecided, stepResult, undecided } from "../../results.ts";
import type { ScanReviewProps } from "../../review-props.ts";
import type { ScanDetail } from "../../types.ts";
import { useConfirming } from "../../use-confirming.ts";
import { ResultPanel } from "../result/ResultPanel.tsx";
import { ConfirmBar } from "./ConfirmBar.tsx";
import { ResultFilters } from "./ResultFilters.tsx";
import { ResultList } from "./ResultList.tsx";
import { ReviewSteps } from "./ReviewSteps.tsx";

export interface ResultsProps
  extends Pick<ScanReviewProps, "scanId" | "state" | "onStateChange" | "hrefFor" | "onDirtyChange"> {
  detail: ScanDetail;
  /** Asks whether to publish; absent where there is nothing that could be published now. */
  onPublish: (() => void) | undefined;
}

/** The results on the left, the open one on the right; j, k, e, x, c, p and Escape do what the pointer does. */
export function Results(props: ResultsProps) {
  const { scanId, state, onStateChange, hrefFor, onDirtyChange, detail, onPublish } = props;
  const { t } = useTranslation("scans");
  const { named, text } = useFormat();
  const { language } = usePlatform();
  const notice = useNotice();
  const [editingId, setEditingId] = useState<string | null>(null);
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);

  const { scan, results } = detail;
  const isMeant = useTextMatch();
  const groups = useMemo(
    () => groupResults(results, state, language, isMeant),
    [results, state, language, isMeant],
  );
  const order = groups.flatMap((group) => group.results);
  // Where there is room the first one is open from the start.
  const at = Math.max(
    order.findIndex(({ id }) => id === state.resultId),
    0,
  );
  const shown = order[at];
  const editable = isEditable(scan);
  const editing = editable && shown !== undefined && editingId === shown.id;

  const confirming = useConfirming(scanId, order);
  // What is published is corrected one by one: confirming it would say nothing new.
  const confirmable = scan.state === "expert_review";
  const present = usePresence(scanId, shown?.id ?? null, editing);

  // An edit that was given up by going elsewhere is not taken up again on the way back.
  const shownId = shown?.id ?? null;
  useEffect(() => setEditingId((id) => (id === shownId ? id : null)), [shownId]);

  // What was opened starts at its beginning, however far down the one before was read.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = panel.current?.getBoundingClientRect().top;
    // The page says how much of its upper edge its frame covers.
    const covered =
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
    if (shownId !== null && top !== undefined && top < covered) panel.current?.scrollIntoView();
  }, [shownId]);

  const tellDirty = useCallback(
    (next: boolean) => {
      setDirty(next);
      onDirtyChange(next);
    },
    [onDirtyChange],
  );
  const step = (by: 1 | -1) => {
    const next = stepResult(groups, shown?.id ?? null, by);
    if (next) onStateChange({ ...state, resultId: next }, { replace: true });
  };
  const left = undecided(order).length;
  const toUncertain = () => {
    const next = nextUndecided(order, shownId);
    if (next) onStateChange({ ...state, resultId: next }, { replace: true });
  };
  const edit = () => {
    if (!editable || !shown) return;
    setEditingId(shown.id);
    // An edit can move the result to another group; named in the address, it stays the open one.
    if (state.resultId !== shown.id) onStateChange({ ...state, resultId: shown.id }, { replace: true });
  };
  const leave = () => {
    if (editing && dirty) setAsking(true);
    else if (editing) setEditingId(null);
    else if (state.resultId !== null) onStateChange({ ...state, resultId: null }, { replace: true });
  };
  const confirm = () => {
    if (!confirmable || !shown) return;
    confirming.confirm(confirming.chosen.length > 0 ? confirming.chosen : [shown]);
  };
  const choose = () => confirmable && shown && confirming.toggle(shown.id);
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    u: toUncertain,
    e: edit,
    x: choose,
    c: confirm,
    p: () => onPublish?.(),
    Escape: leave,
  });

  const list = (
    <>
      <ResultFilters
        filter={state}
        onChange={(change) => onStateChange({ ...state, ...change, resultId: null }, { replace: true })}
        objects={scan.objects}
        shown={order.length}
        total={results.length}
      />
      {confirmable && (
        <ConfirmBar
          confirming={confirming}
          total={order.filter(({ outcome }) => outcome !== "not_applicable").length}
        />
      )}
      <ResultList
        present={present}
        choice={confirmable ? confirming : undefined}
        groups={groups}
        selected={shown?.id ?? null}
        reveal={state.resultId !== null}
        hrefFor={(resultId) => hrefFor({ ...state, resultId })}
        withObject={scan.objects.length > 1}
      />
    </>
  );
  const open = shown && (
    <div ref={panel}>
      <ReviewSteps
        editable={editable}
        confirmable={confirmable}
        atStart={at === 0}
        atEnd={at === order.length - 1}
        onStep={step}
        left={left}
        onUncertain={toUncertain}
        onPublish={onPublish}
      />
      <p className={hidden} role="status">
        {named(t("result.position", { position: at + 1, total: order.length }), text(shown.title))}
      </p>
      <ResultPanel
        key={shown.id}
        scanId={scanId}
        result={shown}
        position={at + 1}
        total={order.length}
        editable={editable}
        editing={editing}
        present={present.filter(({ result_id }) => result_id === shown.id)}
        confirming={confirmable ? confirming : undefined}
        onEdit={edit}
        onEditEnd={(saved) => {
          if (!saved) return leave();
          setEditingId(null);
          notice.show({ kind: "success", text: t("edit.saved") });
        }}
        onDirtyChange={tellDirty}
      />
    </div>
  );
  return (
    <>
      <TwoPanes
        open={state.resultId !== null && shown !== undefined}
        closeHref={hrefFor({ ...state, resultId: null })}
        closeLabel={t("result.close")}
        list={list}
        detail={
          open ?? (
            <EmptyState
              title={t("result.noMatchTitle")}
              description={t("result.noMatchText")}
              action={
                <Button onClick={() => onStateChange({ ...NO_FILTER, resultId: null }, { replace: true })}>
                  {t("filter.clearAll")}
                </Button>
              }
            />
          )
        }
      />
      <DiscardDialog
        open={asking}
        text={t("edit.unsaved")}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          if (editingId) forgetResult(editingId);
          setAsking(false);
          setEditingId(null);
        }}
      />
    </>
  );
}
