import { REASON_MAX } from "@candor/api/contract";
import { MANUAL_DURATIONS } from "@candor/api/entities";
import { RadioGroup, TextArea } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../../forms/index.ts";
import { useAtMost } from "../../../platform/index.ts";
import type { CheckDialogProps } from "../../dialog-props.ts";
import { type PassedForm, passedSchema } from "../../schema.ts";
import { useSetPassed } from "../../work.ts";

/** Sets a check to Passed, for how long and why. A refusal keeps what was typed. */
export function PassedDialog({ check, onClose, onDone }: CheckDialogProps) {
  const { t } = useTranslation(["check-dialogs", "common"]);
  const atMost = useAtMost();
  const { mutateAsync } = useSetPassed();
  const form = useSchemaForm<PassedForm>({
    schema: passedSchema,
    defaultValues: { duration: "next_assessment", reason: "" },
    draft: `passed.${check.id}`,
    save: (values) => mutateAsync({ id: check.id, seen: check.changed_at, ...values }),
    onSaved: () => onDone(t("passed.done")),
    fieldOf: () => null,
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("passed.title")}
      description={t("passed.text")}
      submitLabel={t("passed.submit")}
      onClose={onClose}
    >
      <RadioGroup
        label={t("passed.duration")}
        options={MANUAL_DURATIONS.map((value) => ({
          value,
          label: t(`passed.durations.${value}`),
          hint: t(`passed.hints.${value}`),
        }))}
        {...form.register("duration")}
      />
      <TextArea
        label={t("passed.reason")}
        required
        {...atMost(REASON_MAX)}
        counterText={(used, max) => t("passed.count", { used, max })}
        error={form.errorOf("reason")}
        {...form.register("reason")}
      />
    </SchemaFormDialog>
  );
}
