import { Button, Checkbox, TextField, type TextFieldProps } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useFieldMessage } from "../../platform/index.ts";
import type { RequestForm as Form, RequestErrors, RequestValues } from "../schema.ts";
import { useRequestForm } from "../use-request-form.ts";
import * as css from "./RequestForm.css.ts";

export interface RequestFormProps {
  /** Name under which what is typed is kept until it is sent. */
  draft: string;
  /** Sends the request; gives what the server has against its fields. */
  onSubmit: (values: RequestValues) => Promise<RequestErrors>;
}

/** Natures of the typed fields, in their order. */
const FIELDS = {
  company: { autoComplete: "organization" },
  website: { inputMode: "url", autoComplete: "url", autoCapitalize: "none", spellCheck: false },
  email: {
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
  },
  mobile: { type: "tel", inputMode: "tel", autoComplete: "tel-national" },
} as const satisfies Partial<Record<keyof Form, Partial<TextFieldProps>>>;
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** Asks for a free assessment: four fields and the consent. It can be sent once all five are valid. */
export function RequestForm({ draft, onSubmit }: RequestFormProps) {
  const { t } = useTranslation("campaign");
  const say = useFieldMessage();
  const { form, ready, sending, submit, press, errorOf, parts } = useRequestForm(draft, onSubmit);

  return (
    <>
      <h2 id="request-title" className={css.title}>
        {t("form.title")}
      </h2>
      <p className={css.subtitle}>{t("form.subtitle")}</p>
      <form
        className={css.form}
        onSubmit={submit}
        onPointerDownCapture={press}
        noValidate
        aria-labelledby="request-title"
      >
        {NAMES.map((name) => (
          <TextField
            key={name}
            {...FIELDS[name]}
            label={t(`form.${name}`)}
            required
            clearLabel={t(`form.clear.${name}`)}
            icon={name === "mobile" && <span className={css.prefix}>+86</span>}
            error={say(errorOf(name))}
            value={form[name]}
            {...parts(name)}
          />
        ))}
        <Checkbox
          label={t("form.consent")}
          required
          error={say(errorOf("consent"))}
          checked={form.consent}
          {...parts("consent")}
        />
        <Button
          type="submit"
          variant="primary"
          size={40}
          fullWidth
          disabled={!ready && !sending}
          loading={sending}
        >
          {t("form.submit")}
        </Button>
        <p className={css.privacy}>
          {t("form.privacy.before")}
          <a href="/pages/privacy-policy" target="_blank" rel="noopener">
            {t("form.privacy.link")}
          </a>
          {t("form.privacy.after")}
        </p>
      </form>
    </>
  );
}
