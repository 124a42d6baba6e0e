import type { JiraField, JiraFieldKind, JiraUser } from "@candor/api/entities";
import { Select, TextArea, TextField } from "@candor/ui/forms";
import type { ComponentType } from "react";
import type { RefCallBack } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Target } from "../queries.ts";
import type { FieldValue } from "../schema.ts";
import { Boxes } from "./Boxes.tsx";
import * as css from "./IssueForm.css.ts";
import { LabelsField } from "./LabelsField.tsx";
import { PersonField } from "./PersonField.tsx";

export interface FieldInputProps {
  field: JiraField;
  target: Target;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: RefCallBack;
}

const textOf = (value: FieldValue) => (typeof value === "string" ? value : "");
const listOf = (value: FieldValue) => (Array.isArray(value) ? value : []);
const personOf = (value: FieldValue): JiraUser | null =>
  value === null || typeof value === "string" || Array.isArray(value) ? null : value;

/** One line, as the kind of field says. */
const line =
  (native: { type?: "date"; inputMode?: "decimal" }) =>
  ({ field, target, value, onChange, ...rest }: FieldInputProps) => (
    <TextField
      {...rest}
      {...native}
      label={field.name}
      required
      autoComplete="off"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );

function Paragraph({ field, target, value, onChange, ...rest }: FieldInputProps) {
  return (
    <TextArea
      {...rest}
      label={field.name}
      required
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Choice({ field, target, value, onChange, ...rest }: FieldInputProps) {
  const { t } = useTranslation("jira");
  return (
    <Select
      {...rest}
      label={field.name}
      required
      placeholder={t("create.choose")}
      options={field.options.map(({ id, name }) => ({ value: id, label: name }))}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const Choices = ({ field, target, value, ...rest }: FieldInputProps) => (
  <Boxes {...rest} legend={field.name} options={field.options} value={listOf(value)} />
);

const Person = ({ field, value, ...rest }: FieldInputProps) => (
  <PersonField {...rest} label={field.name} required value={personOf(value)} />
);

const Labels = ({ field, value, ...rest }: FieldInputProps) => (
  <LabelsField {...rest} label={field.name} required value={listOf(value)} />
);

function Impossible({ field, error }: FieldInputProps) {
  const { t } = useTranslation("jira");
  return <p className={error ? css.failure : css.note}>{t("create.impossible", { name: field.name })}</p>;
}

const INPUTS: Record<JiraFieldKind, ComponentType<FieldInputProps>> = {
  text: line({}),
  number: line({ inputMode: "decimal" }),
  date: line({ type: "date" }),
  paragraph: Paragraph,
  choice: Choice,
  choices: Choices,
  user: Person,
  labels: Labels,
  other: Impossible,
};

/** A required field of Jira's own, filled in as its kind asks. */
export function FieldInput(props: FieldInputProps) {
  const Input = INPUTS[props.field.kind];
  return <Input {...props} />;
}
