import { REASON_MAX } from "@candor/api/contract";
import { MANUAL_DURATIONS } from "@candor/api/entities";
import { Dialog } from "@candor/ui/dialogs";
import { Button, RadioGroup, TextArea } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText, useFieldMessage, useFormDraft } from "../../platform/index.ts";
import { type PassedForm, passedSchema } from "../schema.ts";
import { useSetPassed } from "../work.ts";
import { Discard } from "./Discard.tsx";
import { Failure } from "./Failure.tsx";
import type { AskProps } from "./WorkDialog.tsx";
import * as css from "./work.css.ts";

/** Sets a check to Passed, for how long and why. Closing with something typed asks first; a refusal keeps it. */
export function PassedDialog({ check, onClose, onDone }: AskProps) {
  const { t } = useTranslation(["checks", "common"]);
  const errorText = useErrorText();
  const say = useFieldMessage();
  const id = useId();
  const { mutate, isPending, error } = useSetPassed();
  const [asking, setAsking] = useState(false);
  const form = useForm<PassedForm>({
    defaultValues: { duration: "next_assessment", reason: "" },
    resolver: standardSchemaResolver(passedSchema),
    mode: "onTouched",
  });
  const forget = useFormDraft(form, `passed.${check.id}`);
  const { errors, isDirty } = form.formState;
  const leave = () => {
    if (isPending) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
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
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={t("work.passed.title")}
        description={t("work.passed.text")}
        closeLabel={t("common:action.close")}
        actions={
          <>
            <Button onClick={leave}>{t("common:action.cancel")}</Button>
            <Button type="submit" form={id} variant="primary" loading={isPending}>
              {t("work.passed.submit")}
            </Button>
          </>
        }
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
      </Dialog>
      <Discard
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          forget();
          onClose();
        }}
      />
    </>
  );
}
