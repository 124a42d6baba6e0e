import { REASON_MAX } from "@candor/api/contract";
import { MANUAL_DURATIONS } from "@candor/api/entities";
import { Button, RadioGroup, TextArea } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog } from "../../forms/index.ts";
import { useErrorText, useFieldMessage, useFormDraft } from "../../platform/index.ts";
import { type PassedForm, passedSchema } from "../schema.ts";
import { useSetPassed } from "../work.ts";
import type { AskProps } from "./WorkDialog.tsx";
import * as css from "./work.css.ts";

/** Sets a check to Passed, for how long and why. A refusal keeps what was typed. */
export function PassedDialog({ check, onClose, onDone }: AskProps) {
  const { t } = useTranslation("checks");
  const errorText = useErrorText();
  const say = useFieldMessage();
  const id = useId();
  const { mutate, isPending, error } = useSetPassed();
  const form = useForm<PassedForm>({
    defaultValues: { duration: "next_assessment", reason: "" },
    resolver: standardSchemaResolver(passedSchema),
    mode: "onTouched",
  });
  const draft = `passed.${check.id}`;
  const forget = useFormDraft(form, draft);
  const { errors, isDirty } = form.formState;
  const save = form.handleSubmit((values) =>
    mutate(
      { id: check.id, ...values },
      {
        onSuccess: () => {
          forget();
          onDone(t("work.passed.done"));
        },
      },
    ),
  );
  return (
    <FormDialog
      title={t("work.passed.title")}
      description={t("work.passed.text")}
      draft={draft}
      dirty={isDirty}
      busy={isPending}
      submit={
        <Button type="submit" form={id} variant="primary" loading={isPending}>
          {t("work.passed.submit")}
        </Button>
      }
      onClose={onClose}
    >
      <form id={id} className={css.form} onSubmit={save} noValidate>
        <RadioGroup
          label={t("work.passed.duration")}
          options={MANUAL_DURATIONS.map((value) => ({
            value,
            label: t(`work.passed.durations.${value}`),
            hint: t(`work.passed.hints.${value}`),
          }))}
          {...form.register("duration")}
        />
        <TextArea
          label={t("work.passed.reason")}
          required
          bound={REASON_MAX + 1}
          counterText={(used, max) => t("work.passed.count", { used, max })}
          error={say(errors.reason)}
          {...form.register("reason")}
        />
      </form>
      <Failure text={error && errorText(error)} />
    </FormDialog>
  );
}
