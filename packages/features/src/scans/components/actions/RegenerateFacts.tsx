import type { previewRegenerate, ReplyOf } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { StatusText } from "../../../evidence/index.ts";
import { useFormat } from "../../../platform/index.ts";
import * as css from "./PublishFacts.css.ts";

/** What regenerating would change, check by check, before it is accepted. */
export function RegenerateFacts({ changes }: { changes: ReplyOf<typeof previewRegenerate> }) {
  const { t } = useTranslation("scans");
  const { count, list: series, text } = useFormat();
  const { unchanged, unreadable } = changes;
  const changed = changes.list.filter(({ before, after }) => before !== after);
  const renewed = changes.list.filter(({ before, after }) => before === after);
  const list = [...changed, ...renewed];
  const shown = (status: (typeof list)[number]["before"]) =>
    status ? <StatusText status={status} /> : t("list.noResult");
  return (
    <div className={css.facts}>
      <div role="status">
        <p>
          {list.length === 0
            ? t("confirm.regenerate.nothing", { unchanged: count(unchanged) })
            : t("confirm.regenerate.changes", { count: changed.length, unchanged: count(unchanged) })}
        </p>
        {renewed.length > 0 && <p>{t("confirm.regenerate.renewed", { count: renewed.length })}</p>}
      </div>
      {unreadable.length > 0 && (
        <p role="alert">{t("confirm.regenerate.unreadable", { names: series(unreadable) })}</p>
      )}
      <ul className={css.changes}>
        {list.map((one) => (
          <li key={`${one.object_id} ${one.check_id}`} className={css.change}>
            <span>{text(one.title)}</span>
            <span className={css.move}>
              {shown(one.before)}
              {one.before !== one.after && <> → {shown(one.after)}</>}
            </span>
            <span className={css.under}>
              {[
                one.object_name,
                one.rule_before !== one.rule_after &&
                  t("confirm.regenerate.rule", {
                    before: one.rule_before ?? "—",
                    after: one.rule_after ?? "—",
                  }),
                one.edited && t("confirm.regenerate.edited"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
