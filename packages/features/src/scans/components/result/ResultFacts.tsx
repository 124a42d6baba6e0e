import type { ScanResult } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import * as css from "./ResultPanel.css.ts";

/** Where a result comes from: object, category, what it rests on, rule and its version. */
export function ResultFacts({ result }: { result: ScanResult }) {
  const { t } = useTranslation("scans");
  const { text, list } = useFormat();
  const cites = list(result.citations.map(({ cite }) => text(cite)));
  const rule = t("detail.ruleVersion", { rule: result.check_id, version: result.rule_version });
  return (
    <KeyValueList
      items={[
        { id: "object", label: t("detail.object"), value: result.object_name },
        { id: "category", label: t("detail.category"), value: text(result.category) },
        ...(cites === "" ? [] : [{ id: "citations", label: t("detail.citations"), value: cites }]),
        { id: "rule", label: t("detail.rule"), value: <span className={css.mono}>{rule}</span> },
      ]}
    />
  );
}
