import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";

/**
 * What becomes of a part that was asked for and did not arrive: it is closed again, and the reader told what to do. To
 * ask once more would not help everywhere: Chromium keeps for a page that a module did not arrive.
 */
export function useMissing(close: () => void): () => void {
  const { t } = useTranslation("message");
  const { show } = useNotice();
  return () => {
    close();
    show({ kind: "error", text: t("common.part_missing") });
  };
}
