import { isApiError, isNetworkError, isTimeoutError } from "@candor/api/client";
import { useTranslation } from "react-i18next";

/** What a failed call says to the reader: the server's own words, else what happened on the way. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation("message");
  return (error) => {
    if (isApiError(error)) return error.message;
    if (isNetworkError(error)) return t("common.no_connection");
    return isTimeoutError(error) ? t("common.timeout") : t("common.unexpected");
  };
}
