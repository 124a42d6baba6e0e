import { type SavedView, VIEW_NAME_MAX } from "@candor/api/contract";
import { Button, Checkbox, TextField } from "@candor/ui/forms";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { Dialog } from "../../overlays/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { useSaveView } from "../queries.ts";
import type { ViewProps } from "../view-props.ts";
import * as css from "./views.css.ts";

export interface SaveViewProps extends ViewProps {
  /** One that is kept already, to be given another name. */
  renamed?: SavedView;
}

/** Keeps what is shown under a name, or gives a view another one. */
export function SaveView({ calls, list, query, views, renamed, onClose, onDone }: SaveViewProps) {
  const { t } = useTranslation(["views", "common"]);
  const errorText = useErrorText();
  const form = useId();
  const { mutate, isPending, error } = useSaveView(calls);
  const [typed, setTyped] = useState(renamed?.name ?? "");
  const [isDefault, setDefault] = useState<boolean | null>(null);
  const [wrong, setWrong] = useState<"missing" | "long" | null>(null);
  const name = typed.trim();
  const replaced = views.find(
    (view) => view.id !== renamed?.id && view.name.toLowerCase() === name.toLowerCase(),
  );
  const leave = () => !isPending && onClose();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem = name === "" ? "missing" : name.length > VIEW_NAME_MAX ? "long" : null;
    setWrong(problem);
    if (problem) return;
    mutate(
      {
        list,
        name,
        // What was not changed here stays as it is, also where another tab has changed it since.
        ...(renamed ? { id: renamed.id } : { query }),
        ...(isDefault !== null && { is_default: isDefault }),
      },
      { onSuccess: () => onDone(t(renamed ? "save.renamed" : "save.done", { name })) },
    );
  };
  return (
    <Dialog
      open
      width={424}
      onOpenChange={leave}
      title={renamed ? t("save.rename", { name: renamed.name }) : t("save.title")}
      description={renamed ? undefined : t("save.text")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button onClick={leave}>{t("common:action.cancel")}</Button>
          <Button type="submit" form={form} variant="primary" loading={isPending}>
            {t("save.submit")}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={save} noValidate>
        <TextField
          label={t("save.name")}
          required
          autoComplete="off"
          value={typed}
          hint={replaced ? t("save.replaces") : undefined}
          error={wrong ? t(`save.${wrong}`) : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(null);
          }}
        />
        <Checkbox
          label={t("save.default")}
          checked={isDefault ?? (renamed?.is_default || replaced?.is_default) ?? false}
          onChange={(event) => setDefault(event.target.checked)}
        />
      </form>
      <Failure text={error && errorText(error)} />
    </Dialog>
  );
}
