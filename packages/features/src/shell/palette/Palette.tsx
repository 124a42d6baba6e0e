import { CommandPalette, type PaletteEntry } from "@candor/ui/dialogs";
import { Icon } from "@candor/ui/icons";
import { Building2, Globe, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hrefOf, isComing, menuHrefOf, type NavigationFacts, type Screen } from "../../navigation/index.ts";
import { amongApps, usePlatform, useSelection } from "../../platform/index.ts";
import { SCREEN_ICONS } from "../icons.ts";
import { destinationsOf, oneOfEachName } from "./destinations.ts";

/** Those of the menu, and of screens that stand in none. */
const ICONS: typeof SCREEN_ICONS = {
  ...SCREEN_ICONS,
  objects: Globe,
  companyDetails: Building2,
  user: UserRound,
};

export interface PaletteProps {
  screens: readonly Screen[];
  facts: NavigationFacts;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every screen by its name; to an owner also what is not in the menu, and why. */
export default function Palette({ screens, facts, open, onOpenChange }: PaletteProps) {
  const { t } = useTranslation("shell");
  const { navigate } = usePlatform();
  const selection = amongApps(useSelection(), facts.user.app_list);
  const { open: ways, closed } = destinationsOf(screens, facts);
  const entry = (screen: Screen): PaletteEntry => {
    const icon = ICONS[screen.id];
    return {
      id: screen.id,
      label: t(`screen.${screen.id}`),
      keywords: hrefOf(screen),
      icon: icon && <Icon of={icon} size={18} />,
    };
  };
  const groups = [
    {
      id: "screens",
      label: t("palette.screens"),
      items: oneOfEachName(ways, ({ id }) => t(`screen.${id}`), facts).map((screen) => ({
        ...entry(screen),
        ...(isComing(screen) && { hint: t("coming") }),
        onSelect: () => navigate(menuHrefOf(screen, selection)),
      })),
    },
    {
      id: "closed",
      label: t("palette.closed"),
      items: closed.map(({ screen, refusal }) => ({
        ...entry(screen),
        id: `closed-${screen.id}`,
        keywords: t("palette.closed"),
        hint: t(`refused.${refusal}`),
        disabled: true,
      })),
    },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={t("palette.label")}
      searchLabel={t("palette.search")}
      emptyText={t("palette.empty")}
      groups={groups}
    />
  );
}
