import { EmptyState } from "@candor/ui/feedback";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DetailScreen } from "../../../frames/index.ts";
import { useFormat } from "../../../platform/index.ts";
import { usePageHead } from "../../../shell/index.ts";
import { type ConfirmedAction, refusal } from "../../actions.ts";
import { ScanActionDialog } from "../../parts.ts";
import { useScan } from "../../queries.ts";
import { countVisible } from "../../results.ts";
import type { ScanReviewProps } from "../../review-props.ts";
import { type ScanDetail, scanNumber } from "../../types.ts";
import type { CorrectionStep } from "../actions/CorrectionDialog.tsx";
import { Results } from "./Results.tsx";
import { ScanHead } from "./ScanHead.tsx";
import * as css from "./ScanReview.css.ts";

/** One scan: its head, its results, and the expert's word over each. */
export function ScanReview(props: ScanReviewProps) {
  const { scanId, listHref } = props;
  const { t } = useTranslation("scans");
  const { dateTime } = useFormat();
  const query = useScan(scanId);
  const { data } = query;
  usePageHead({
    title: data && scanNumber(data.scan),
    subtitle:
      data &&
      t("result.subtitle", {
        company: data.scan.company.name,
        when: dateTime(data.scan.submitted_at),
        who: data.scan.submitted_by,
      }),
    backHref: listHref,
    backLabel: t("result.back"),
  });

  return (
    <DetailScreen
      query={query}
      loadingLabel={t("result.loading")}
      missing={{
        codes: ["assessment.not_found"],
        title: t("result.notFound"),
        text: t("result.notFoundText"),
      }}
      back={{ href: listHref, label: t("result.back") }}
    >
      {(detail) => <Review {...props} detail={detail} />}
    </DetailScreen>
  );
}

function Review({ detail, ...props }: ScanReviewProps & { detail: ScanDetail }) {
  const { t } = useTranslation("scans");
  const { state, onStateChange } = props;
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  const [step, setStep] = useState<CorrectionStep | null>(null);
  const pending = detail.results.filter((result) => result.pending).length;
  const publish = () => {
    if (refusal("publish", detail.scan.state) === null) return () => setAction("publish");
    return detail.scan.correcting && pending > 0 ? () => setStep("publish") : undefined;
  };
  return (
    <>
      <div className={state.resultId === null ? css.head : css.wideOnly}>
        <ScanHead
          scan={detail.scan}
          // What is listed, an open correction included: each number leads to its rows.
          counts={detail.results.length > 0 ? countVisible(detail.results) : null}
          status={state.status}
          onStatus={(status) => onStateChange({ ...state, status, resultId: null }, { replace: true })}
          onAction={setAction}
          pending={pending}
          corrected={detail.corrections[0] ?? null}
          publications={detail.corrections.length + 1}
          step={step}
          onStep={setStep}
        />
      </div>
      {detail.results.length > 0 ? (
        <Results {...props} detail={detail} onPublish={publish()} />
      ) : (
        <EmptyState title={t("result.emptyTitle")} description={t("result.emptyText")} />
      )}
      {action && <ScanActionDialog scan={detail.scan} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
