import { TAG_COLORS } from "@candor/api/entities";
import { useTranslation } from "react-i18next";

/** The fills that a tag may have, by their names, to choose from. */
export function useTagColors() {
  const { t } = useTranslation("config-editor");
  return TAG_COLORS.map((value) => ({ value, label: t(`tagColor.${value}`) }));
}
