import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Question } from "../../../forms/index.ts";
import type { ConfirmedAction, PlainAction } from "../../actions.ts";
import { useRegeneration, useScan, useScanAction, useSeenScan } from "../../queries.ts";
import { type ScanRow, scanNumber } from "../../types.ts";
import { FactsState } from "./FactsState.tsx";
import { FailScanDialog } from "./FailScanDialog.tsx";
import { PublishFacts } from "./PublishFacts.tsx";
import { RegenerateFacts } from "./RegenerateFacts.tsx";

export interface ScanActionDialogProps {
  scan: ScanRow;
  /** The action to confirm. */
  action: ConfirmedAction;
  onClose: () => void;
}

/** Says what an action does to a scan, and takes it once confirmed. */
export function ScanActionDialog({ action, ...props }: ScanActionDialogProps) {
  if (action === "fail") return <FailScanDialog {...props} />;
  if (action === "publish") return <Publish {...props} />;
  if (action === "regenerate") return <Regenerate {...props} />;
  return <Asked {...props} action={action} />;
}

type Part = Omit<ScanActionDialogProps, "action">;

/** It cannot be published until its numbers have been read. */
function Publish(props: Part) {
  const { t } = useTranslation("scans");
  const query = useScan(props.scan.id);
  return (
    <Asked {...props} action="publish" disabled={!query.data}>
      {query.data ? (
        <PublishFacts detail={query.data} />
      ) : (
        <FactsState query={query} loading={t("confirm.publish.loading")} />
      )}
    </Asked>
  );
}

/** Nor regenerated until it is known what changes. */
function Regenerate(props: Part) {
  const { t } = useTranslation("scans");
  const query = useRegeneration(props.scan.id);
  const { isFetching, data } = query;
  // What is computed anew, as after a refusal, is not accepted as it was before.
  const changes = isFetching ? undefined : data;
  return (
    <Asked
      {...props}
      action="regenerate"
      accepted={changes}
      // Beside the reason, not before it: it takes a while.
      onRefused={() => void query.refetch()}
      width={600}
      disabled={!changes}
    >
      {changes ? (
        <RegenerateFacts changes={changes} />
      ) : (
        <FactsState query={query} loading={t("confirm.regenerate.loading")} />
      )}
    </Asked>
  );
}

interface AskedProps extends Part {
  action: PlainAction;
  /** What is read first is not there. */
  disabled?: boolean;
  /** What was read, where exactly that is to happen. */
  accepted?: { mark: string } | undefined;
  onRefused?: () => void;
  width?: 600;
  children?: ReactNode;
}

function Asked({ scan, action, accepted, onRefused, onClose, ...rest }: AskedProps) {
  const { t } = useTranslation("scans");
  const act = useScanAction(action);
  const seen = useSeenScan(scan.id);
  const number = scanNumber(scan);
  const names = { number, company: scan.company.name };
  return (
    <Question
      {...rest}
      title={t(`confirm.${action}.title`, names)}
      text={t(`confirm.${action}.text`, names)}
      confirmLabel={t(`confirm.${action}.submit`)}
      doneText={t(`confirm.${action}.done`, { number })}
      onYes={async () => {
        try {
          await act.mutateAsync({
            id: scan.id,
            ...(accepted ? { mark: accepted.mark } : { seen: await seen() }),
          });
        } catch (error) {
          onRefused?.();
          throw error;
        }
      }}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
