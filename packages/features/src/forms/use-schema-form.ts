import { isApiError } from "@candor/api/client";
import type { ScreenCode } from "@candor/api/errors";
import { useNotice } from "@candor/ui/notices";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useId, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  type SharedState,
  useErrorText,
  useFieldMessage,
  useFormDraft,
  usePassing,
  useSharedState,
} from "../platform/index.ts";
import { type Meanwhile, same, useChanges } from "./meanwhile.ts";
import { isUnanswered } from "./unanswered.ts";
import { firstWrong, namedField } from "./wrong-fields.ts";

type Schema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

/** Whether the reader was told that this browser keeps no drafts. */
const toldState: SharedState<boolean> = { initial: () => false };

export interface SchemaFormOptions<Input extends FieldValues, Output, Result, How> {
  /** What the fields have to be; its messages are codes of the error catalogue. */
  schema: Schema<Input, Output>;
  defaultValues: Input;
  /**
   * Name under which what is typed is kept until it is saved: over a change of language, and over signing in again. Null
   * for secrets: nothing is kept of them.
   */
  draft: string | null;
  /** Why it cannot be sent just now, e.g. while a file is on its way; null where it can. */
  refuse?: () => string | null;
  /** Sends; rejects with what the server says. `how`: what was pressed, where a form is saved in more than one way. */
  save: (values: Output, how: How | undefined) => Promise<Result>;
  onSaved?: (result: Result, values: Output, how: How | undefined) => void;
  /** Told what is wrong before the focus goes there: it may stand in a part of the form that is not shown. */
  onInvalid?: (errors: FieldErrors<Input>) => void;
  /** What the form holds once it is saved. Absent: the form is not shown any more. */
  saved?: (result: Result, values: Output) => Input;
  /**
   * The field that a refusal is about, null for the form as a whole. Default: the first that the server names. A message
   * is a code of the error catalogue; without one the server's words stand there. `values`: what was sent.
   */
  fieldOf?: (
    error: unknown,
    values: Output,
  ) => Path<Input> | { field: Path<Input>; message: ScreenCode } | null;
  /**
   * Says that it was not saved, and why. Default: the reason alone. Where no answer came, the form says that it is not
   * known instead.
   */
  failureText?: (reason: string, error: unknown) => string;
  /** Told whether anything typed is unsaved; that nothing is, once it is saved or not shown any more. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Absent: nobody else changes the same. */
  meanwhile?: Meanwhile<Input>;
  /** Somebody else may change the same, which is told in another way than by `meanwhile`. */
  shared?: boolean;
}

/**
 * How every form behaves: what is typed is kept until it is saved, an empty field that is only passed is not scolded,
 * one try is under way at a time, the focus goes to the first field that is wrong, what the server says stands at its field, else under the form.
 */
export function useSchemaForm<Input extends FieldValues, Output = Input, Result = unknown, How = never>(
  options: SchemaFormOptions<Input, Output, Result, How>,
) {
  const { schema, defaultValues, draft, refuse, save, onSaved, onInvalid, saved, fieldOf } = options;
  const { failureText, onDirtyChange, meanwhile, shared = false } = options;
  const { t } = useTranslation();
  /** What is typed is held against it. */
  const base = useRef(defaultValues);
  const id = useId();
  const errorText = useErrorText();
  const say = useFieldMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Input, unknown, Output>({
    defaultValues: defaultValues as DefaultValues<Input>,
    resolver: standardSchemaResolver(schema),
    mode: "onTouched",
  });
  const beginAnew = usePassing(form);
  const changesOf = useChanges(meanwhile);
  const { show } = useNotice();
  const [told, setTold] = useSharedState(toldState);
  const older = (was: Input) => {
    if (meanwhile || shared) setFailure(changesOf(was, defaultValues) ?? t("meanwhile.draft"));
  };
  const forget = useFormDraft(form, draft, older, () => {
    if (told) return;
    setTold(true);
    show({ kind: "warning", text: t("draftRefused") });
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    onDirtyChange?.(isDirty);
    return () => onDirtyChange?.(false);
  }, [isDirty, onDirtyChange]);

  /** Takes what somebody else stored into the fields that the reader left alone; says all of it. */
  const meet = async ({ read }: Meanwhile<Input>): Promise<string | null> => {
    const typed = form.getValues();
    const was = base.current;
    const now = await read();
    const fields = Object.keys(now) as (keyof Input & string)[];
    base.current = now;
    form.reset(now as DefaultValues<Input>);
    for (const field of fields) {
      if (same(typed[field], was[field])) continue;
      const kept = typed[field] as PathValue<Input, Path<Input>>;
      form.setValue(field as Path<Input>, kept, { shouldDirty: true, shouldTouch: true });
    }
    return changesOf(was, now);
  };

  const send = async (values: Output, how: How | undefined) => {
    const refused = refuse?.() ?? null;
    setFailure(refused);
    if (refused !== null) return;
    let result: Result;
    try {
      result = await save(values, how);
    } catch (error) {
      const reason = errorText(error);
      if (meanwhile && isApiError(error) && error.key === "mis.changed_meanwhile") {
        setFailure((await meet(meanwhile).catch(() => null)) ?? reason);
        return;
      }
      const wrong = fieldOf ? fieldOf(error, values) : namedField(error, form.getValues());
      const focus = { shouldFocus: true };
      if (wrong === null && failureText && isUnanswered(error)) setFailure(t("unanswered"));
      else if (wrong === null) setFailure(failureText ? failureText(reason, error) : reason);
      else if (typeof wrong === "object") form.setError(wrong.field, { message: wrong.message }, focus);
      else form.setError(wrong, { type: "server", message: reason }, focus);
      return;
    }
    if (saved) {
      base.current = saved(result, values);
      form.reset(base.current);
      beginAnew();
      isSaved.current = true;
    }
    forget();
    onDirtyChange?.(false);
    onSaved?.(result, values, how);
  };
  const sending = useRef(false);
  const isSaved = useRef(false);
  const submit = async (event?: { preventDefault: () => void }, how?: How) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    isSaved.current = false;
    let first: HTMLElement | undefined;
    const invalid = (errors: FieldErrors<Input>) => {
      onInvalid?.(errors);
      first = firstWrong(errors);
    };
    await form
      .handleSubmit((values) => send(values, how), invalid)()
      .finally(() => {
        sending.current = false;
      });
    // The library goes to the field that it learnt of first, once more after this: a field that was shown late is not it.
    setTimeout(() => first?.focus());
    // What is saved and shown on counts as not sent yet, which the library forgets when it has called what sends.
    if (isSaved.current)
      form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true, keepErrors: true });
  };

  return {
    /** Of the `form` element, for a button that stands outside it. */
    id,
    draft,
    control: form.control,
    register: form.register,
    setFocus: form.setFocus,
    setValue: form.setValue,
    trigger: form.trigger,
    submit,
    /** What is wrong with a field, in the reader's language. */
    errorOf: (name: Path<Input>): string | undefined => say(get(errors, name)),
    /** Why the last try was not saved as a whole; null without. */
    failure,
    isDirty,
    isSaving: isSubmitting,
    /** Throws away what is kept of it. */
    forget,
  };
}

/** A form with these fields, for what draws them. */
export type SchemaForm<Input extends FieldValues> = Pick<
  ReturnType<typeof useSchemaForm<Input>>,
  "control" | "register" | "errorOf" | "setFocus"
>;

/** A form of whatever fields, for what stands around it. */
export type AnyForm = Pick<
  ReturnType<typeof useSchemaForm>,
  "id" | "draft" | "failure" | "isDirty" | "isSaving"
> & { submit: (event: { preventDefault: () => void }) => Promise<void> };
