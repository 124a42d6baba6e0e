import { Button, TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText, useFieldMessage, useFormDraft } from "../../platform/index.ts";
import { useAddCloud } from "../queries.ts";
import { type AccountForm, accountSchema, toAccountId } from "../schema.ts";
import * as css from "./CloudConnections.css.ts";

/** Adds an account by its number; the list then says what comes next. */
export function AddAccount() {
  const { t } = useTranslation("cloud");
  const say = useFieldMessage();
  const errorText = useErrorText();
  const { mutateAsync } = useAddCloud();
  const form = useForm<AccountForm>({
    defaultValues: { account_id: "" },
    resolver: standardSchemaResolver(accountSchema),
  });
  const forget = useFormDraft(form, "cloud.account");
  const { errors, isSubmitting } = form.formState;
  const add = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ account_id: toAccountId(values) });
      form.reset();
      forget();
    } catch (error) {
      const message = errorText(error);
      form.setError("account_id", { type: "server", message }, { shouldFocus: true });
    }
  });
  return (
    <form className={css.form} onSubmit={add} noValidate aria-label={t("add.form")}>
      <TextField
        className={css.field}
        label={t("add.account")}
        hint={t("add.hint")}
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder="1234-5678-9012"
        error={say(errors.account_id)}
        {...form.register("account_id")}
      />
      <Button className={css.add} type="submit" size={40} loading={isSubmitting}>
        {t("add.submit")}
      </Button>
    </form>
  );
}
