import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type RequestValues, TYPED_FIELDS } from "../schema.ts";
import * as css from "./Card.css.ts";
import { Card } from "./Card.tsx";
import { Letter } from "./drawings.tsx";

/** 138 0013 8000 to the eye, 13800138000 to whoever copies it. */
const Mobile = ({ number }: { number: string }) =>
  [number.slice(0, 3), number.slice(3, 7), number.slice(7)].map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place.
    <span key={index} className={css.digits}>
      {part}
    </span>
  ));

/** The request was taken down and its mail is on the way; says what was sent. */
export function SubmittedCard({ values }: { values: RequestValues }) {
  const { t } = useTranslation(["campaign", "message"]);
  return (
    <Card title={t("message:campaign.submitted_title")} drawing={<Letter className={css.drawing} />}>
      <p className={css.message}>{t("message:campaign.submitted_text")}</p>
      <dl className={css.echo}>
        {TYPED_FIELDS.map((field) => (
          <EchoRow key={field} label={t(`form.${field}`)}>
            {field === "mobile" ? <Mobile number={values.mobile} /> : values[field]}
          </EchoRow>
        ))}
      </dl>
    </Card>
  );
}

const EchoRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className={css.term}>{label}</dt>
    <dd className={css.value}>{children}</dd>
  </>
);
