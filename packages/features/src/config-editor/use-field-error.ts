import { useTranslation } from "react-i18next";
import { type Fields, wordOf } from "./entry.ts";

/** Gives the words for what is wrong with the field of a path; nothing where it is right. */
export function useFieldError(fields: Fields): (path: string) => string | undefined {
  const { t } = useTranslation("config-editor");
  return (path) => (fields[path] ? t(`wrong.${wordOf(fields[path])}`) : undefined);
}
