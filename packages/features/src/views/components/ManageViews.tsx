import type { SavedView } from "@candor/api/contract";
import { Button, IconButton, Select } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure, Question } from "../../forms/index.ts";
import { Dialog } from "../../overlays/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { useDeleteView, useSaveView } from "../queries.ts";
import type { ViewProps } from "../view-props.ts";
import { SaveView } from "./SaveView.tsx";
import * as css from "./views.css.ts";

/** The views of a list: which one it opens with, what they are called, and what is kept no longer. */
export function ManageViews(props: ViewProps) {
  const { calls, views } = props;
  const { t } = useTranslation("views");
  const { show } = useNotice();
  const remove = useDeleteView(calls);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [last, setLast] = useState<Asked | null>(null);
  const back = () => {
    setLast(asked);
    setAsked(null);
  };
  // The last one is gone: there is nothing to go back to.
  const leave = views.length > 1 ? back : props.onClose;
  if (asked === null) return <ViewList {...props} from={last} onAsk={setAsked} />;
  const { view, to } = asked;
  if (to === "rename")
    return (
      <SaveView
        {...props}
        renamed={view}
        onClose={back}
        onDone={(text) => {
          back();
          show({ kind: "success", text });
        }}
      />
    );
  const { id, name, is_default } = view;
  return (
    <Question
      title={t("manage.deleteTitle", { name })}
      text={[t("manage.deleteText"), is_default && t("manage.deleteDefault")].filter(Boolean).join(" ")}
      confirmLabel={t("manage.deleteSubmit")}
      destructive
      onYes={() => remove.mutateAsync({ id })}
      doneText={t("manage.deleted", { name })}
      onDone={leave}
      onCancel={back}
    />
  );
}

interface Asked {
  view: SavedView;
  to: "rename" | "delete";
}

interface ViewListProps extends ViewProps {
  /** Where the reader comes back from. */
  from: Asked | null;
  onAsk: (asked: Asked) => void;
}

function ViewList({ calls, list, views, onClose, from, onAsk }: ViewListProps) {
  const { t } = useTranslation(["views", "common"]);
  const errorText = useErrorText();
  const save = useSaveView(calls);
  const defaultView = views.find(({ is_default }) => is_default);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A dialog that opens puts the focus on its first field, and one that goes gives it back, first.
    const timer = setTimeout(() => pressed.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const refOf = ({ id }: SavedView, to: Asked["to"]) =>
    from?.view.id === id && from.to === to ? pressed : undefined;
  const choose = (id: string) => {
    const view = views.find((one) => one.id === id) ?? defaultView;
    if (!view) return;
    save.mutate({ id: view.id, list, is_default: id !== "" });
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
          {views.map((view) => (
            <li key={view.id} className={css.row}>
              <span className={css.name}>{view.name}</span>
              <span className={css.actions}>
                <IconButton
                  ref={refOf(view, "rename")}
                  label={t("manage.rename", { name: view.name })}
                  icon={<Icon of={Pencil} size={16} />}
                  onClick={() => onAsk({ view, to: "rename" })}
                />
                <IconButton
                  ref={refOf(view, "delete")}
                  label={t("manage.delete", { name: view.name })}
                  icon={<Icon of={Trash2} size={16} />}
                  onClick={() => onAsk({ view, to: "delete" })}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Failure text={save.error && errorText(save.error)} />
    </Dialog>
  );
}
