import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { readDraft, storeDraft } from "../platform/index.ts";
import {
  emptyRequest,
  type RequestErrors,
  type RequestField,
  type RequestForm,
  type RequestValues,
  readRequest,
} from "./schema.ts";

/** What a field of the form is given. */
export interface FieldParts {
  name: RequestField;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}

/**
 * The state of the form: what was typed, kept under its draft's name until it is sent, and what is wrong, told of each
 * field from the first time it is left. One submit at a time.
 */
export function useRequestForm(draft: string, onSubmit: (values: RequestValues) => Promise<RequestErrors>) {
  const [form, setForm] = useState<RequestForm>(() => ({
    ...emptyRequest,
    ...readDraft<Partial<RequestForm>>(draft),
  }));
  const [left, setLeft] = useState<readonly RequestField[]>([]);
  const [refused, setRefused] = useState<RequestErrors>({});
  const [sending, setSending] = useState(false);
  /** Enter in a field submits too, before the next drawing. */
  const busy = useRef(false);
  /** A press that leaves a field: a message that moves the page under it would make it miss. */
  const pressed = useRef(false);
  const { values, errors } = readRequest(form);

  const leave = (name: RequestField) => {
    const mark = () => setLeft((before) => [...before, name]);
    if (pressed.current) addEventListener("pointerup", () => setTimeout(mark), { once: true });
    else mark();
  };

  const press = () => {
    pressed.current = true;
    const release = () => {
      pressed.current = false;
    };
    addEventListener("pointerup", release, { once: true });
    addEventListener("pointercancel", release, { once: true });
  };

  const change = (name: RequestField, value: string | boolean) => {
    const next = { ...form, [name]: value };
    setForm(next);
    storeDraft(draft, next);
    const { [name]: _answered, ...others } = refused;
    setRefused(others);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    if (busy.current || !values) return;
    busy.current = true;
    setSending(true);
    const against = await onSubmit(values);
    busy.current = false;
    setSending(false);
    setRefused(against);
    const [first] = Object.keys(against);
    const field = first === undefined ? null : elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  return {
    form,
    /** All five are valid, and nothing is held against them. */
    ready: values !== undefined && Object.keys(refused).length === 0,
    sending,
    submit,
    /** To be told of each press inside the form, before it reaches its target. */
    press,
    errorOf: (name: RequestField) => refused[name] ?? (left.includes(name) ? errors[name] : undefined),
    parts: (name: RequestField): FieldParts => ({
      name,
      onChange: ({ target }) => change(name, target.type === "checkbox" ? target.checked : target.value),
      onBlur: () => leave(name),
    }),
  };
}
