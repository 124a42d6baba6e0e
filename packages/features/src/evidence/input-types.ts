/** Kinds of inputs that have words. */
export const INPUT_TYPES = [
  "text",
  "password",
  "email",
  "tel",
  "number",
  "date",
  "file",
  "checkbox",
  "radio",
  "select",
  "textarea",
  "search",
  "url",
  "hidden",
] as const;
export type InputType = (typeof INPUT_TYPES)[number];

export const isInputType = (text: string): text is InputType => INPUT_TYPES.some((type) => type === text);
