import { COMMENT_MAX } from "@candor/api/contract";
import { TICKET_ANSWERS } from "@candor/api/entities";
import { RadioGroup, TextArea } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../../forms/index.ts";
import { useAtMost } from "../../../platform/index.ts";
import type { CheckDialogProps } from "../../dialog-props.ts";
import { type TicketForm, ticketSchema } from "../../schema.ts";
import { useAnswerTicket } from "../../work.ts";

/** Answers the ticket of another system that led to a check: a comment, and an event of the check's history. */
export function TicketDialog({ check, onClose, onDone }: CheckDialogProps) {
  const { t } = useTranslation(["check-dialogs", "checks", "common"]);
  const atMost = useAtMost();
  const { mutateAsync } = useAnswerTicket();
  const form = useSchemaForm<TicketForm>({
    schema: ticketSchema,
    defaultValues: { answer: "fixed", text: "" },
    draft: `ticket.${check.id}`,
    save: (values) => mutateAsync({ check: check.id, ...values }),
    onSaved: () => onDone(t("ticket.done")),
    fieldOf: () => null,
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("checks:work.answer")}
      description={t("ticket.text")}
      submitLabel={t("ticket.submit")}
      onClose={onClose}
    >
      <RadioGroup
        label={t("ticket.answer")}
        options={TICKET_ANSWERS.map((value) => ({
          value,
          label: t(`ticket.answers.${value}`),
          hint: t(`ticket.hints.${value}`),
        }))}
        {...form.register("answer")}
      />
      <TextArea
        label={t("ticket.comment")}
        required
        {...atMost(COMMENT_MAX)}
        counterText={(used, max) => t("comments.count", { used, max })}
        error={form.errorOf("text")}
        {...form.register("text")}
      />
    </SchemaFormDialog>
  );
}
