import { DAY_MS, LINK_MS, STAFF_NAME_MAX, type StaffAccount } from "@candor/api/entities";
import { TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useRef } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useAtMost, useFormat } from "../../platform/index.ts";
import type { Opened } from "../opened.ts";
import { useCreateStaff, useLatestAccount, useUpdateStaff } from "../queries.ts";
import { type AccountForm, accountSchema, toChange, toForm } from "../schema.ts";
import { Permissions } from "./Permissions.tsx";

export interface AccountDialogProps {
  /** The account that is changed; null: a new one. */
  account: StaffAccount | null;
  opened: Opened;
  onClose: () => void;
}

/** Invites a member of staff, or changes who they are and what they may do. */
export function AccountDialog({ account, opened, onClose }: AccountDialogProps) {
  const { t } = useTranslation(["staff", "common"]);
  const atMost = useAtMost();
  const { count, series } = useFormat();
  const { show } = useNotice();
  const create = useCreateStaff();
  const update = useUpdateStaff();
  const latest = useLatestAccount(account?.id ?? "");
  // What was read as the dialog opened: what others change behind it is met, not overwritten.
  const base = useRef(account);
  const words = account ? "edit" : "create";
  const form = useSchemaForm({
    schema: accountSchema,
    defaultValues: toForm(account),
    draft: `staff-account-${account?.id ?? "new"}`,
    save: (values) => (base.current ? update.mutateAsync(toChange(base.current, values)) : create(values)),
    ...(account && {
      meanwhile: {
        async read() {
          base.current = (await latest()).list[0] ?? account;
          return toForm(base.current);
        },
        words: ({ username, email, permissions }: AccountForm) => ({
          username: [t("form.name"), username] as const,
          email: [t("form.email"), email] as const,
          permissions: [t("permission.legend"), series(permissions) || t("may.some_zero")] as const,
        }),
      },
    }),
    onSaved({ username, email }) {
      show({ kind: "success", text: t(`dialog.${words}.done`, { name: username, email }) });
      onClose();
    },
    failureText: (reason) => t(`dialog.${words}.failed`, { reason }),
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t(`dialog.${words}.title`, { name: account?.username })}
      description={t(`dialog.${words}.text`, { days: count(LINK_MS.invite / DAY_MS) })}
      submitLabel={t(`dialog.${words}.submit`)}
      onClose={onClose}
    >
      <TextField
        label={t("form.name")}
        required
        autoComplete="off"
        {...atMost(STAFF_NAME_MAX)}
        clearLabel={t("form.nameClear")}
        error={form.errorOf("username")}
        {...form.register("username")}
      />
      <TextField
        label={t("form.email")}
        required
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        clearLabel={t("form.emailClear")}
        error={form.errorOf("email")}
        {...form.register("email")}
      />
      <Controller
        control={form.control}
        name="permissions"
        render={({ field }) => <Permissions value={field.value} onChange={field.onChange} opened={opened} />}
      />
    </SchemaFormDialog>
  );
}
