import { WHITELIST_KINDS } from "@candor/api/entities";
import { Select, TextArea, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useAtMost } from "../../platform/index.ts";
import { CompanyField } from "../../scan-making/index.ts";
import { nameIn, refusedIn, toForm, toPayload } from "../entry-form.ts";
import { useAddEntry, useLatestEntry, useSaveEntry, type WhitelistEntry } from "../queries.ts";
import { type EntryForm, entrySchema, NOTE_MAX } from "../schema.ts";

export interface EntryDialogProps {
  /** The entry that is changed; null: a new one. */
  entry: WhitelistEntry | null;
  /** Whom it names, in words. */
  name: string;
  onClose: () => void;
}

/** Lets somebody ask the helper, or changes whom an entry names. */
export function EntryDialog({ entry, name, onClose }: EntryDialogProps) {
  const { t } = useTranslation(["whitelist", "common"]);
  const atMost = useAtMost();
  const { show } = useNotice();
  const add = useAddEntry();
  const change = useSaveEntry();
  const latest = useLatestEntry(entry?.id ?? "");
  // What was read as the dialog opened: what others change behind it is met, not overwritten.
  const base = useRef(entry);
  const words = entry ? "edit" : "add";
  const form = useSchemaForm({
    schema: entrySchema,
    defaultValues: toForm(entry, name),
    draft: `whitelist-${entry?.id ?? "new"}`,
    save: (values: EntryForm) =>
      base.current
        ? change.mutateAsync({
            ...toPayload(values, base.current.enable),
            id: base.current.id,
            revision: base.current.revision,
          })
        : add.mutateAsync(toPayload(values, true)),
    ...(entry && {
      meanwhile: {
        async read() {
          base.current = await latest();
          // The name of another company than the one that was read is not known here.
          return toForm(base.current, base.current.key === entry.key ? name : base.current.key);
        },
        words: (now: EntryForm) => ({
          kind: [t("form.kind"), t(`kind.${now.kind}`)] as const,
          key: [t(`form.${now.kind}`), nameIn(now)] as const,
          company: [t("form.company"), nameIn(now)] as const,
          note: [t("form.note"), now.note] as const,
        }),
      },
    }),
    onSaved(_entry, values) {
      show({ kind: "success", text: t(`dialog.${words}.done`, { name: nameIn(values) }) });
      onClose();
    },
    fieldOf: refusedIn,
    failureText: (reason) => t("dialog.failed", { reason }),
  });
  const kind = useWatch({ control: form.control, name: "kind" });
  return (
    <SchemaFormDialog
      form={form}
      title={t(`dialog.${words}.title`)}
      description={t("dialog.text")}
      submitLabel={t(`dialog.${words}.submit`)}
      onClose={onClose}
    >
      <Select
        label={t("form.kind")}
        options={WHITELIST_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.register("kind")}
      />
      {kind === "company" ? (
        <CompanyField control={form.control} error={form.errorOf("company")} />
      ) : (
        <TextField
          label={t(`form.${kind}`)}
          hint={t(`form.hint.${kind}`)}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          clearLabel={t("form.clear")}
          error={form.errorOf("key")}
          {...form.register("key")}
        />
      )}
      <TextArea
        label={t("form.note")}
        rows={2}
        {...atMost(NOTE_MAX)}
        error={form.errorOf("note")}
        {...form.register("note")}
      />
    </SchemaFormDialog>
  );
}
