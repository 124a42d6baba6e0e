import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { RunningPanel } from "../../dashboard/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { Home } from "../queries.ts";
import * as css from "./Home.css.ts";

export interface HomeLinks {
  assessment: (id: string) => string;
  /** Absent where the reader may not start one. */
  newAssessment?: string;
  members: string;
  settings: string;
  /** Every scenario, to choose from. */
  scenarios: string;
  /** The scenarios that the reader follows. */
  followed: string;
  /** The failing checks that nobody takes care of. */
  unassigned: string;
  scenario: (id: string) => string;
  news: (id: string) => string;
}

export interface UnderWayProps {
  home: Home;
  links: HomeLinks;
}

/** What is on its way or stands still: the assessment, open invitations, connections that broke. */
export function UnderWay({ home: { running, invitations, broken }, links }: UnderWayProps) {
  const { t } = useTranslation("home");
  const { Link } = usePlatform();
  const format = useFormat();
  return (
    <>
      {running && <RunningPanel assessment={running} href={links.assessment(running.id)} />}
      {broken.length > 0 && (
        <Section title={t("broken.title")}>
          <ul className={css.list}>
            {broken.map(({ kind, account_id }) => (
              <li key={`${kind}${account_id}`} className={css.line}>
                <span className={css.head}>
                  {t(`broken.${kind}`, { account: account_id })}
                  <Link href={links.settings}>{t("broken.mend")}</Link>
                </span>
                <span className={css.small}>{t(`broken.${kind}Text`)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {invitations.total > 0 && (
        <Section
          title={t("invitations.title")}
          meta={t("invitations.open", { count: invitations.total })}
          actions={<Link href={links.members}>{t("invitations.all")}</Link>}
        >
          <ul className={css.list}>
            {invitations.list.map(({ id, email, sent_at, expired }) => (
              <li key={id} className={css.line}>
                <span>{email}</span>
                <span className={css.small}>
                  {t(expired ? "invitations.expired" : "invitations.sent", { day: format.date(sent_at) })}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!running && broken.length === 0 && invitations.total === 0 && (
        <Section
          title={t("underWay.title")}
          actions={links.newAssessment && <Link href={links.newAssessment}>{t("underWay.start")}</Link>}
        >
          <p className={css.note}>{t("underWay.none")}</p>
        </Section>
      )}
    </>
  );
}
