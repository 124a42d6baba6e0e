import { Button, TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useSchemaForm } from "../../forms/index.ts";
import { useAddCloud } from "../queries.ts";
import { accountSchema, toAccountId } from "../schema.ts";
import * as css from "./CloudConnections.css.ts";

/** Adds an account by its number; the list then says what comes next. */
export function AddAccount() {
  const { t } = useTranslation("cloud");
  const { mutateAsync } = useAddCloud();
  const form = useSchemaForm({
    schema: accountSchema,
    defaultValues: { account_id: "" },
    draft: "cloud.account",
    save: (values) => mutateAsync({ account_id: toAccountId(values) }),
    saved: () => ({ account_id: "" }),
    fieldOf: () => "account_id",
  });
  return (
    <form
      className={css.form}
      onSubmit={(event) => void form.submit(event)}
      noValidate
      aria-label={t("add.form")}
    >
      <TextField
        className={css.field}
        label={t("add.account")}
        hint={t("add.hint")}
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder="1234-5678-9012"
        error={form.errorOf("account_id")}
        {...form.register("account_id")}
      />
      <Button className={css.add} type="submit" size={40} loading={form.isSaving}>
        {t("add.submit")}
      </Button>
    </form>
  );
}
