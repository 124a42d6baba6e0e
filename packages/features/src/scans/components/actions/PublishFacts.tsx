import { KeyValueList } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import { isEdited, notLookedAt } from "../../results.ts";
import type { ScanDetail } from "../../types.ts";
import * as css from "./PublishFacts.css.ts";

/** What a formal publication shows to whom: results, hidden ones, edits, open questions, addresses mailed. */
export function PublishFacts({ detail }: { detail: ScanDetail }) {
  const { t } = useTranslation("scans");
  const { count } = useFormat();
  const applicable = detail.results.filter(({ outcome }) => outcome !== "not_applicable");
  const visible = applicable.filter(({ hidden }) => !hidden);
  const numbers = [
    ["results", visible.length],
    ["hidden", applicable.length - visible.length],
    ["edits", detail.results.filter(isEdited).length],
    ["notLookedAt", notLookedAt(visible).length],
    ["uncertain", visible.filter(({ outcome }) => outcome === "uncertain").length],
  ] as const;
  return (
    <KeyValueList
      className={css.facts}
      items={[
        ...numbers.map(([id, value]) => ({ id, label: t(`confirm.publish.${id}`), value: count(value) })),
        {
          id: "mail",
          label: t("confirm.publish.mail"),
          value: (
            <ul className={css.mails}>
              {detail.recipients.map((address) => (
                <li key={address}>{address}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
