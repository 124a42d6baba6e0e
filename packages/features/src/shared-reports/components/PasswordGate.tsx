import type { openSharedReport, ReplyOf, SharedReport } from "@candor/api/contract";
import { Button, PasswordField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { Failure, useSchemaForm } from "../../forms/index.ts";
import { useOpenReport } from "../queries.ts";
import { openSchema } from "../schema.ts";
import * as css from "./report.css.ts";

export interface PasswordGateProps {
  code: string;
  onOpen: (report: SharedReport) => void;
}

/** Asks for the password of a report. */
export function PasswordGate({ code, onOpen }: PasswordGateProps) {
  const { t } = useTranslation("shared-reports");
  const open = useOpenReport();
  const form = useSchemaForm<{ password: string }, { password: string }, ReplyOf<typeof openSharedReport>>({
    schema: openSchema,
    defaultValues: { password: "" },
    draft: null,
    save: ({ password }) => open.mutateAsync({ code, password }),
    onSaved: ({ report }) => report && onOpen(report),
  });
  return (
    <form className={css.gate} onSubmit={(event) => void form.submit(event)} noValidate>
      <h1 className={css.title}>{t("password.title")}</h1>
      <p className={css.about}>{t("password.text")}</p>
      <PasswordField
        label={t("password.field")}
        required
        autoComplete="off"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
        error={form.errorOf("password")}
        {...form.register("password")}
      />
      <Failure text={form.failure} gapped />
      <div className={css.actions}>
        <Button type="submit" variant="primary" loading={form.isSaving}>
          {t("password.submit")}
        </Button>
      </div>
    </form>
  );
}
