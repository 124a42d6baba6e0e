import {
  accents,
  appearances,
  defaultThemeSettings,
  densities,
  fonts,
  useAppearance,
  useThemeSettings,
} from "@candor/ui/theme";
import { ThemePanel } from "@candor/ui/theme/ThemePanel";
import { useTranslation } from "react-i18next";
import type { Arriving } from "../../platform/index.ts";

export interface AppearancePanelProps extends Arriving {
  onClose: () => void;
}

/** A word for each value of a setting. */
const wordsOf = <V extends string>(values: readonly V[], word: (value: V) => string) =>
  Object.fromEntries(values.map((value) => [value, word(value)])) as Record<V, string>;

/** The look of the portal in this browser: light or dark, accent, density, face and corners. */
export default function AppearancePanel({ onClose }: AppearancePanelProps) {
  const { t } = useTranslation("appearance");
  const [appearance, setAppearance] = useAppearance();
  const [settings, setSettings] = useThemeSettings();
  return (
    <ThemePanel
      onClose={onClose}
      appearance={appearance}
      onAppearanceChange={setAppearance}
      settings={settings}
      onSettingsChange={setSettings}
      onReset={() => {
        setAppearance("system");
        setSettings(defaultThemeSettings);
      }}
      labels={{
        title: t("title"),
        close: t("close"),
        appearance: t("appearance"),
        appearances: wordsOf(appearances, (value) => t(`appearances.${value}`)),
        accent: t("accent"),
        accents: wordsOf(accents, (value) => t(`accents.${value}`)),
        density: t("density"),
        densities: wordsOf(densities, (value) => t(`densities.${value}`)),
        font: t("font"),
        fonts: wordsOf(fonts, (value) => t(`fonts.${value}`)),
        radius: t("radius"),
        radiusText: (radius) => t("radiusText", { radius }),
        reset: t("reset"),
      }}
    />
  );
}
