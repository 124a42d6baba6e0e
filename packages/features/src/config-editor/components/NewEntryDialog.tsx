import { Button, TextField } from "@candor/ui/forms";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog, isUnanswered } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { type Checked, type Fields, sameData } from "../entry.ts";
import * as css from "./editor.css.ts";

/** A control that says that it is wrong. */
const WRONG = ":is(input, select, textarea)[aria-invalid=true]";

/** What an entry may be called. */
const KEY = /^[a-z0-9][a-z0-9_-]{0,63}$/;

export interface NewEntryDialogProps<Data> {
  title: string;
  text: string;
  /** Default: creates it switched off. */
  submitLabel?: string;
  /** It is in use from the beginning. Default false. */
  enable?: boolean;
  initial: Data;
  check: (data: Data) => Checked<Data>;
  create: {
    isPending: boolean;
    mutate: (
      input: { key: string; enable: boolean; data: Data },
      on: { onSuccess: (made: { id: string }) => void; onError: (error: unknown) => void },
    ) => void;
  };
  /** Fields that a new one needs. */
  children: (data: Data, onChange: (data: Data) => void, fields: Fields) => ReactNode;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Names a new entry and what it cannot be without. Customers see nothing of it until it is published. */
export function NewEntryDialog<Data>(props: NewEntryDialogProps<Data>) {
  const { title, text, initial, check, create, children, onClose, onCreated } = props;
  const { t } = useTranslation(["config-editor", "common"]);
  const errorText = useErrorText();
  const [key, setKey] = useState("");
  // What it began with: who opens it may write another one with each render.
  const [first] = useState(initial);
  const [data, setData] = useState(first);
  /** How often it was sent with something wrong in it. */
  const [refused, setRefused] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { valid, fields } = check(data);
  const fits = KEY.test(key);
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [refused]);
  const submit = () => {
    if (!valid || !fits) {
      setRefused((times) => times + 1);
      return;
    }
    setFailure(null);
    create.mutate(
      { key, enable: props.enable ?? false, data: valid },
      {
        onSuccess: ({ id }) => onCreated(id),
        onError: (error) => setFailure(isUnanswered(error) ? t("common:unanswered") : errorText(error)),
      },
    );
  };
  return (
    <FormDialog
      title={title}
      description={text}
      draft={`config.new.${title}`}
      dirty={key !== "" || !sameData(data, first)}
      busy={create.isPending}
      onClose={onClose}
      submit={
        <Button variant="primary" loading={create.isPending} onClick={submit}>
          {props.submitLabel ?? t("create")}
        </Button>
      }
    >
      <div ref={form} className={css.fields}>
        <TextField
          label={t("key")}
          required
          value={key}
          hint={t("keyHint")}
          error={!fits && (key !== "" || refused > 0) ? t("badKey") : undefined}
          onChange={(event) => setKey(event.target.value.trim())}
        />
        {children(data, setData, refused > 0 ? fields : {})}
        <Failure text={failure} />
      </div>
    </FormDialog>
  );
}
