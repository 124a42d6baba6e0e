import { Button, IconButton, Select } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { Dialog } from "../../overlays/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { useDeleteView, useSaveView } from "../queries.ts";
import type { ViewProps } from "../view-props.ts";
import * as css from "./views.css.ts";

/** The views of a list: which one it opens with, and what is kept no longer. */
export function ManageViews({ calls, list, views, onClose }: ViewProps) {
  const { t } = useTranslation(["views", "common"]);
  const { show } = useNotice();
  const errorText = useErrorText();
  const save = useSaveView(calls);
  const remove = useDeleteView(calls);
  const error = save.error ?? remove.error;
  const defaultView = views.find(({ is_default }) => is_default);
  const choose = (id: string) => {
    const view = views.find((one) => one.id === id) ?? defaultView;
    if (view) save.mutate({ list, name: view.name, query: view.query, is_default: id !== "" });
  };
  return (
    <Dialog
      open
      width={424}
      onOpenChange={onClose}
      title={t("manage.title")}
      description={t("manage.text")}
      closeLabel={t("common:action.close")}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("common:action.close")}
        </Button>
      }
    >
      <div className={css.form}>
        <Select
          label={t("manage.default")}
          value={defaultView?.id ?? ""}
          disabled={save.isPending}
          options={[
            { value: "", label: t("manage.none") },
            ...views.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => choose(event.target.value)}
        />
        <ul className={css.list}>
          {views.map(({ id, name }) => (
            <li key={id} className={css.row}>
              <span className={css.name}>{name}</span>
              <IconButton
                label={t("manage.delete", { name })}
                icon={<Icon of={Trash2} size={16} />}
                aria-disabled={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { id },
                    { onSuccess: () => show({ kind: "success", text: t("manage.deleted", { name }) }) },
                  )
                }
              />
            </li>
          ))}
        </ul>
      </div>
      <Failure text={error && errorText(error)} />
    </Dialog>
  );
}
