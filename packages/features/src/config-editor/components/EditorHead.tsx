import { Button, Switch } from "@candor/ui/forms";
import { PageHeader } from "@candor/ui/shell";
import { memo, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { Entry } from "../entry.ts";

export interface EditorHeadProps {
  title: string;
  base: Entry<unknown>;
  enabled: boolean;
  /** Name of the switch; null: it has none. */
  enabledLabel: string | null;
  saveLabel: string;
  busy: boolean;
  saving: boolean;
  publishing: boolean;
  canSave: boolean;
  canPublish: boolean;
  hasVersions: boolean;
  canRemove: boolean;
  /** The same between renders. */
  on: {
    enable: (enable: boolean) => void;
    save: () => void;
    publish: () => void;
    discard: () => void;
    remove: () => void;
    look: () => void;
  };
}

/** What becomes of what is typed. Drawn again when one of its buttons changes, not with each key typed below. */
export const EditorHead = memo(function EditorHead(props: EditorHeadProps) {
  const { base, busy, on } = props;
  const { t } = useTranslation("config-editor");
  const format = useFormat();
  /** A draft that is gone takes its button along: the one beside it has the focus then. */
  const save = useRef<HTMLButtonElement>(null);
  const isDiscarding = useRef(false);
  useEffect(() => {
    if (base.draft || !isDiscarding.current) return;
    isDiscarding.current = false;
    if (document.activeElement === document.body) save.current?.focus();
  }, [base.draft]);
  return (
    <PageHeader
      title={props.title}
      subtitle={t("edited", {
        key: base.key,
        date: format.dateTime(base.updated_at),
        by: base.updated_by ?? t("nobody"),
      })}
      actions={
        <>
          {props.enabledLabel !== null && (
            <Switch
              label={props.enabledLabel}
              checked={props.enabled}
              onChange={(event) => on.enable(event.target.checked)}
            />
          )}
          {props.hasVersions && (
            <Button variant="quiet" onClick={on.look}>
              {t("versions.open")}
            </Button>
          )}
          {props.canRemove && (
            <Button variant="quiet" aria-disabled={busy} onClick={on.remove}>
              {t("remove")}
            </Button>
          )}
          {base.draft && (
            <Button
              variant="quiet"
              aria-disabled={busy}
              onClick={() => {
                isDiscarding.current = true;
                on.discard();
              }}
            >
              {t("discardDraft")}
            </Button>
          )}
          <Button ref={save} aria-disabled={!props.canSave} loading={props.saving} onClick={on.save}>
            {props.saveLabel}
          </Button>
          <Button
            variant="primary"
            aria-disabled={!props.canPublish}
            loading={props.publishing}
            onClick={on.publish}
          >
            {t("publish")}
          </Button>
        </>
      }
    />
  );
});
