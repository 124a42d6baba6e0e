import type { ScreenCode } from "@candor/api/errors";
import { useTranslation } from "react-i18next";

/** An error of a field: a code of the error catalogue, or words that the server chose. */
export interface SaidError {
  /** `server` where `message` is the server's words. */
  type?: unknown;
  message?: string;
}

/** What is wrong with a field, in the reader's language. */
export function useFieldMessage(): (error: SaidError | undefined) => string | undefined {
  const { t } = useTranslation("message");
  return (error) =>
    error?.type === "server" ? error.message : error?.message && t(error.message as ScreenCode);
}
