import type { FieldError, FieldErrorsImpl, Merge } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { IssueMessage } from "../schema.ts";

/** What is wrong with a field: a message of the schema is a key, Jira's are words. */
export function useSay() {
  const { t } = useTranslation("jira");
  return (error: FieldError | Merge<FieldError, FieldErrorsImpl> | undefined): string | undefined => {
    if (typeof error?.message !== "string") return undefined;
    return error.type === "server" ? error.message : t(`create.error.${error.message as IssueMessage}`);
  };
}
