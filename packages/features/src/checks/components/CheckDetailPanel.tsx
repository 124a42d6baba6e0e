import { CHECK_STATUSES, type CheckDetail } from "@candor/api/entities";
import { Vernier } from "@candor/ui/figures";
import { PageHeader, Section, Split } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { CheckProse, FixSteps, proseOf, StatusText } from "../../evidence/index.ts";
import { Below, useFormat, usePlatform, useStatusTexts } from "../../platform/index.ts";
import * as css from "./CheckDetailPanel.css.ts";
import { CheckEvidence } from "./CheckEvidence.tsx";
import { CheckHistory } from "./CheckHistory.tsx";
import { CheckProperties, type CheckPropertiesProps } from "./CheckProperties.tsx";
import { Citations } from "./Citations.tsx";
import type { CheckWorkParts } from "./work/CheckWork.tsx";

export interface CheckDetailPanelProps extends Pick<CheckPropertiesProps, "issue">, Partial<CheckWorkParts> {
  check: CheckDetail;
}

/** A check in full: what is wrong and how to fix it, or what was checked, what it rests on, where it belongs. */
export function CheckDetailPanel(props: CheckDetailPanelProps) {
  const { check, actions, manualStatus, owner, comments, issue, exporter } = props;
  const { t } = useTranslation("checks");
  const { language } = usePlatform();
  const format = useFormat();
  const status = useStatusTexts();
  const total = CHECK_STATUSES.reduce((sum, one) => sum + check.counts[one], 0);
  const position = { position: format.count(check.position), total: format.count(total) };
  const defect = check.what_is_wrong !== null;
  return (
    <>
      <PageHeader
        size="sentence"
        actions={actions}
        title={format.text(check.title)}
        eyebrow={
          <>
            <StatusText look="soft" status={check.status} />
            {t("detail.position", { ...position, object: check.object_name })}
          </>
        }
      >
        {manualStatus}
        <Vernier
          size="header"
          counts={check.counts}
          caret={check.position - 1}
          label={t("vernier", { total: format.count(total), counts: status.counts(check.counts) })}
        />
      </PageHeader>
      <Split
        railLabel={t("detail.properties")}
        rail={
          <>
            <Section aria-label={t("detail.properties")}>
              <CheckProperties check={check} issue={issue} owner={owner} />
            </Section>
            {check.history.length > 0 && (
              <Section title={t("detail.history")}>
                <CheckHistory history={check.history} />
              </Section>
            )}
            {comments}
          </>
        }
      >
        {check.correction && (
          <Section title={t("detail.corrected", { date: format.dateTime(check.correction.at) })}>
            <p className={css.uncertain}>{format.text(check.correction.reason)}</p>
          </Section>
        )}
        {check.uncertain_reason && (
          <Section title={t("detail.uncertain")}>
            <p className={css.uncertain}>{format.text(check.uncertain_reason)}</p>
          </Section>
        )}
        <Section title={t(defect ? "detail.wrong" : "detail.checked")}>
          <CheckProse texts={proseOf(check).map(format.text)} />
          <Citations className={css.citations} citations={check.citations} shown={check.citations.length} />
        </Section>
        {defect && check.how_to_fix[language].length > 0 && (
          <Section title={t("detail.fix")}>
            <FixSteps steps={check.how_to_fix[language]} />
          </Section>
        )}
        <Below>
          <CheckEvidence check={check} exporter={exporter} />
        </Below>
      </Split>
    </>
  );
}
