import type { Mail } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import { SegmentedControl } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { runLanguage, useFormat } from "../../platform/index.ts";
import { deliveryOf } from "../outbox-state.ts";
import * as css from "./MailDetail.css.ts";

/** One message: to whom, what became of it, and both its forms. */
export function MailDetail({ mail }: { mail: Mail }) {
  const { t } = useTranslation("outbox");
  const { dateTime } = useFormat();
  const [form, setForm] = useState<"html" | "text">("html");
  const delivery = {
    sent: () => t("detail.sentAt", { when: dateTime(mail.sent_at ?? mail.created_at) }),
    kept: () => t("detail.kept"),
    failed: () => t("detail.failed", { reason: mail.error ?? "" }),
  }[deliveryOf(mail)];
  return (
    <article className={css.detail} aria-labelledby="mail-subject">
      <h2 className={css.title} id="mail-subject" lang={runLanguage(mail.subject)}>
        {mail.subject}
      </h2>
      <KeyValueList
        className={css.facts}
        items={[
          { id: "to", label: t("detail.to"), value: mail.to },
          { id: "written", label: t("detail.written"), value: dateTime(mail.created_at) },
          { id: "delivery", label: t("detail.delivery"), value: delivery() },
        ]}
      />
      <SegmentedControl
        label={t("detail.form")}
        value={form}
        onValueChange={setForm}
        options={[
          { value: "html", label: t("detail.html") },
          { value: "text", label: t("detail.text") },
        ]}
      />
      {form === "html" ? (
        // An empty sandbox: no script, no form, no navigation, no origin.
        <iframe
          className={css.paper}
          title={t("detail.preview", { subject: mail.subject })}
          sandbox=""
          srcDoc={mail.html}
        />
      ) : (
        <pre className={css.plain} lang={runLanguage(mail.text)}>
          {mail.text}
        </pre>
      )}
    </article>
  );
}
