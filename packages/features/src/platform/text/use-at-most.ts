import { useTranslation } from "react-i18next";

/** What bounds the text of a field: `<TextField {...atMost(COMMENT_MAX)} … />` takes as many characters, and says so of more. */
export function useAtMost() {
  const { t } = useTranslation("common");
  return (characters: number) => ({ bound: characters + 1, boundNote: t("tooLong") });
}
