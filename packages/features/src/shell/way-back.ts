import { useTranslation } from "react-i18next";
import { useLocation } from "../address/index.ts";

/** The title bar's way back. It has the name of its address only where that is where a step back in the history leads. */
export function useWayBack(href: string | undefined, label?: string) {
  const { t } = useTranslation();
  const { leadsTo } = useLocation();
  if (!href) return;
  const [path = ""] = href.split("?");
  return { href, label: (leadsTo?.(path) !== false && label) || t("action.back") };
}
