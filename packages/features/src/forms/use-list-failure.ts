import type { ComboboxProps } from "@candor/ui/forms";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../platform/index.ts";

/** What a field says whose list did not arrive, with another try; nothing where it did. */
export function useListFailure({
  error,
  refetch,
}: Pick<UseQueryResult, "error" | "refetch">): ComboboxProps["failure"] {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return error
    ? { text: errorText(error), retryLabel: t("action.tryAgain"), onRetry: () => void refetch() }
    : undefined;
}
