import type { ScanResult } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./ResultPanel.css.ts";

/** Where a result comes from: object, category, what it rests on, rule and its version. */
export function ResultFacts({ result }: { result: ScanResult }) {
  const { t } = useTranslation("scans");
  const { text, list } = useFormat();
  const facts = [
    { term: t("detail.object"), value: result.object_name },
    { term: t("detail.category"), value: text(result.category) },
    { term: t("detail.citations"), value: list(result.citations.map(({ cite }) => text(cite))) },
    {
      term: t("detail.rule"),
      value: t("detail.ruleVersion", { rule: result.check_id, version: result.rule_version }),
      mono: true,
    },
  ].filter(({ value }) => value !== "");
  return (
    <dl className={css.facts}>
      {facts.map(({ term, value, mono }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={mono ? css.mono : css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
