import { BANNER_MAX, FIRST_PAGE_MAX, type StaffCompany } from "@candor/api/entities";
import { Checkbox, TextArea, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useMemo, useRef } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useAtMost } from "../../platform/index.ts";
import {
  memberChoices,
  memberSchema,
  type StaffMember,
  toMemberChange,
  toMemberForm,
} from "../member-settings.ts";
import { useChangeMember, useLatestMembers } from "../queries.ts";
import { useMemberWords } from "../settings-words.ts";
import { MenuItemsField } from "./MenuItemsField.tsx";

export interface MemberDialogProps {
  company: StaffCompany;
  member: StaffMember;
  onClose: () => void;
}

/** Sets what one person is shown: the menu, a banner, the first page, and whether the language stays. */
export function MemberDialog({ company, member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(["companies", "common"]);
  const atMost = useAtMost();
  const { show } = useNotice();
  const change = useChangeMember();
  const latest = useLatestMembers(company.id);
  const words = useMemberWords();
  // What was read as the dialog opened: what others change behind it is met, not overwritten.
  const base = useRef(member);
  const choices = useMemo(() => memberChoices(company), [company]);
  const schema = useMemo(() => memberSchema(choices), [choices]);
  const form = useSchemaForm({
    schema,
    defaultValues: toMemberForm(member),
    draft: `staff-member-${member.id}`,
    save: (values) => change.mutateAsync({ company_id: company.id, ...toMemberChange(base.current, values) }),
    meanwhile: {
      async read() {
        const { list } = await latest();
        base.current = list.find(({ id }) => id === member.id) ?? base.current;
        return toMemberForm(base.current);
      },
      words,
    },
    onSaved() {
      show({ kind: "success", text: t("one.done", { name: member.name }) });
      onClose();
    },
    failureText: (reason) => t("one.failed", { reason }),
  });
  const items = useController({ control: form.control, name: "items" }).field;
  return (
    <SchemaFormDialog
      form={form}
      title={t("one.title", { name: member.name })}
      description={t("one.text")}
      submitLabel={t("settings.submit")}
      onClose={onClose}
    >
      <MenuItemsField
        hint={t("items.memberHint")}
        usualLabel={t("items.asCompany")}
        choices={choices}
        field={items}
        error={form.errorOf("items")}
      />
      <TextArea
        label={t("one.banner")}
        hint={t("one.bannerHint")}
        {...atMost(BANNER_MAX)}
        error={form.errorOf("banner")}
        {...form.register("banner")}
      />
      <TextField
        label={t("one.first")}
        hint={t("one.firstHint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...atMost(FIRST_PAGE_MAX)}
        error={form.errorOf("first")}
        {...form.register("first")}
      />
      <Checkbox label={t("one.fixed")} hint={t("one.fixedHint")} {...form.register("fixed")} />
    </SchemaFormDialog>
  );
}
