import type { getScenarioTexts, ReplyOf } from "@candor/api/contract";
import { KeyValueList } from "@candor/ui/data";
import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { Prose } from "../../help/index.ts";
import { type Arriving, Loaded, useFormat } from "../../platform/index.ts";
import { useScenarioTexts } from "../queries.ts";
import * as css from "./compliance.css.ts";

export interface TextsTabProps extends Arriving {
  /** The scenario's. */
  id: string;
  part: "intro" | "case" | "faq";
}

/** A text about a scenario: what it is about, decisions, or questions. */
export default function TextsTab({ id, part }: TextsTabProps) {
  const { t } = useTranslation("compliance");
  return (
    <Loaded query={useScenarioTexts(id)} loading={<SkeletonRows label={t("texts.loading")} />}>
      {(texts) =>
        part === "case" ? (
          <Cases cases={texts.cases} />
        ) : (
          <Section aria-label={t(`tab.${part}`)}>
            <div className={css.reading}>
              <Prose markdown={texts[part]} />
            </div>
          </Section>
        )
      }
    </Loaded>
  );
}

function Cases({ cases }: Pick<ReplyOf<typeof getScenarioTexts>, "cases">) {
  const { t } = useTranslation("compliance");
  const { date } = useFormat();
  if (cases.length === 0) {
    return <EmptyState title={t("case.noneTitle")} description={t("case.noneText")} />;
  }
  return cases.map((one) => (
    <Section key={one.id} title={one.title}>
      <div className={`${css.reading} ${css.facts}`}>
        <KeyValueList
          items={[
            { id: "authority", label: t("case.authority"), value: one.authority },
            { id: "date", label: t("case.date"), value: date(one.date) },
            { id: "party", label: t("case.party"), value: one.party },
            { id: "sum", label: t("case.sum"), value: one.sum },
            {
              id: "source",
              label: t("case.source"),
              value: (
                <a href={one.source} target="_blank" rel="noreferrer">
                  {new URL(one.source).hostname}
                </a>
              ),
            },
          ]}
        />
      </div>
      <div className={css.reading}>
        <Prose markdown={one.markdown} />
      </div>
    </Section>
  ));
}
