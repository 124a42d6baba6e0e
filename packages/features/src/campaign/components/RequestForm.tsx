import { Button, Checkbox, TextField, type TextFieldProps } from "@candor/ui/forms";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { readDraft, storeDraft, useFieldMessage } from "../../platform/index.ts";
import { emptyRequest, type RequestForm as Form, type RequestValues, requestResolver } from "../schema.ts";
import * as css from "./RequestForm.css.ts";

/** What a refusal has against a field: a code of the catalogue, or the server's words. */
export interface FieldRefusal {
  field: keyof Form;
  type: "screen" | "server";
  message: string;
}

export interface RequestFormProps {
  /** Name under which what is typed is kept until it is sent. */
  draft: string;
  /** Sends the request; gives what the server has against its fields. */
  onSubmit: (values: RequestValues) => Promise<readonly FieldRefusal[]>;
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
  const form = useForm<Form, unknown, RequestValues>({
    resolver: requestResolver,
    // On blur first, then with each change.
    mode: "onTouched",
    defaultValues: { ...emptyRequest, ...readDraft<Partial<Form>>(draft) },
  });
  const { errors, isValid, isSubmitting } = form.formState;

  useEffect(() => {
    const keep = ({ values }: { values: Form }) => storeDraft(draft, values);
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, draft]);

  /** Enter in a field submits too: one at a time. */
  const busy = useRef(false);
  const submit = form.handleSubmit(async (values) => {
    if (busy.current) return;
    busy.current = true;
    const refused = await onSubmit(values);
    busy.current = false;
    for (const { field, ...error } of refused) form.setError(field, error, { shouldFocus: true });
  });

  return (
    <>
      <h2 id="request-title" className={css.title}>
        {t("form.title")}
      </h2>
      <p className={css.subtitle}>{t("form.subtitle")}</p>
      <form className={css.form} onSubmit={submit} noValidate aria-labelledby="request-title">
        {NAMES.map((name) => (
          <TextField
            key={name}
            {...FIELDS[name]}
            label={t(`form.${name}`)}
            required
            clearLabel={t(`form.clear.${name}`)}
            icon={name === "mobile" && <span className={css.prefix}>+86</span>}
            error={say(errors[name])}
            {...form.register(name)}
          />
        ))}
        <Checkbox
          label={t("form.consent")}
          required
          error={say(errors.consent)}
          {...form.register("consent")}
        />
        <Button
          type="submit"
          variant="primary"
          size={40}
          fullWidth
          disabled={!isValid && !isSubmitting}
          loading={isSubmitting}
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
