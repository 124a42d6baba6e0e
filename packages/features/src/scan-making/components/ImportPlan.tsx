import type { previewImport, ReplyOf } from "@candor/api/contract";
import { KeyValueList, ScrollFrame } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { StatusText } from "../../evidence/index.ts";
import { importsCss } from "../../imports/index.ts";
import { useFormat } from "../../platform/index.ts";
import * as css from "./making.css.ts";

export interface ImportPlanProps {
  plan: ReplyOf<typeof previewImport>;
}

/** What a result file holds, and which checks would stand otherwise than the customer sees them now. */
export function ImportPlan({ plan }: ImportPlanProps) {
  const { t } = useTranslation("scan-making");
  const { count, dateTime, text } = useFormat();
  const { list } = plan;
  const shown = (status: (typeof list)[number]["before"]) =>
    status ? <StatusText status={status} /> : t("import.plan.none");
  return (
    <section className={importsCss.plan} aria-label={t("import.plan.title")}>
      <KeyValueList
        items={[
          { id: "url", label: t("import.plan.url"), value: <span translate="no">{plan.url}</span> },
          { id: "when", label: t("import.plan.when"), value: dateTime(plan.seen_at) },
          { id: "visits", label: t("import.plan.visits"), value: count(plan.visits) },
          ...(plan.replaced > 0
            ? [{ id: "replaced", label: t("import.plan.replaced"), value: count(plan.replaced) }]
            : []),
        ]}
      />
      {!plan.same_site && <p role="alert">{t("import.plan.otherSite", { url: plan.url })}</p>}
      <p role="status">{t("import.plan.changes", { count: list.length })}</p>
      {list.length > 0 && (
        <ScrollFrame label={t("import.plan.title")} className={css.rows}>
          <table className={css.table} aria-label={t("import.plan.title")}>
            <thead>
              <tr>
                <th scope="col">{t("import.plan.check")}</th>
                <th scope="col">{t("import.plan.before")}</th>
                <th scope="col">{t("import.plan.after")}</th>
              </tr>
            </thead>
            <tbody>
              {list.map(({ check_id, title, before, after }) => (
                <tr key={check_id}>
                  <td>{text(title)}</td>
                  <td>{shown(before)}</td>
                  <td>{shown(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}
