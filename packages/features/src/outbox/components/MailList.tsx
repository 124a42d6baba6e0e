import type { Mail } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { runLanguage, useFormat, usePlatform } from "../../platform/index.ts";
import { deliveryOf } from "../outbox-state.ts";
import * as css from "./MailList.css.ts";

export interface MailListProps {
  mails: readonly Mail[];
  /** The open one. */
  selected: string | null;
  hrefFor: (mailId: string) => string;
}

/** Messages, newest first: subject, recipient, when, and what became of each. */
export function MailList({ mails, selected, hrefFor }: MailListProps) {
  const { t } = useTranslation("outbox");
  const { Link } = usePlatform();
  const { dateTime } = useFormat();
  return (
    <nav aria-label={t("label")}>
      <ul className={css.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link
              href={hrefFor(mail.id)}
              className={css.row}
              aria-current={mail.id === selected ? "true" : undefined}
            >
              <span className={css.subject} lang={runLanguage(mail.subject)}>
                {mail.subject}
              </span>
              <span className={css.to}>{mail.to}</span>
              <span className={css.aside}>
                {t(`state.${deliveryOf(mail)}`)} · {dateTime(mail.created_at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
