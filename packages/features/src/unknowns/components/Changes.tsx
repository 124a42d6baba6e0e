import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { useChanges } from "../queries.ts";
import { type KnownForm, knownSchema } from "../schema.ts";
import * as css from "./Unknowns.css.ts";

/** Which checks of a report would answer otherwise if the entry were known. */
export function Changes({ reportId, form }: { reportId: string; form: KnownForm }) {
  const { t } = useTranslation("unknowns");
  const format = useFormat();
  const { data, error, isFetching } = useChanges(reportId, form);
  const say = () => {
    if (!knownSchema.safeParse(form).success) return t("changes.incomplete");
    if (error) return t("changes.failed");
    if (!data) return t("changes.loading");
    return data.list.length === 0 ? t("changes.none") : null;
  };
  const text = say();
  return (
    <section
      className={css.changes}
      aria-live="polite"
      aria-busy={isFetching}
      aria-label={t("changes.title")}
    >
      <p className={css.heading} aria-hidden="true">
        {t("changes.title")}
      </p>
      {text ? (
        <p className={css.quiet}>{text}</p>
      ) : (
        <ul className={css.list}>
          {data?.list.map(({ check_id, title, now, known }) => (
            <li key={check_id}>
              {t("changes.row", {
                title: format.text(title),
                now: t(`outcome.${now}`),
                known: t(`outcome.${known}`),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
