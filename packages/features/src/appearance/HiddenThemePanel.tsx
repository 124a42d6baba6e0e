import { type KeyCombination, useKeyCombination } from "@candor/ui/theme";
import { Suspense, useCallback, useState } from "react";
import { lazyPart, useMissing } from "../platform/index.ts";
import { appearanceCatalogue } from "./catalogue.ts";
import type { AppearancePanelProps } from "./components/AppearancePanel.tsx";

/** Opens and closes the panel; no browser and no screen reader uses it. */
export const THEME_PANEL_KEYS: KeyCombination = { code: "F9", alt: true, shift: true };

// Code and texts come with the first opening.
const AppearancePanel = lazyPart<AppearancePanelProps>(
  appearanceCatalogue,
  () => import("./components/AppearancePanel.tsx"),
);

/** The panel of the look, for whoever knows its keys: no menu leads to it. */
export function HiddenThemePanel() {
  const [open, setOpen] = useState(false);
  useKeyCombination(THEME_PANEL_KEYS, () => setOpen((was) => !was));
  const close = useCallback(() => setOpen(false), []);
  const onMissing = useMissing(close);
  return <Suspense>{open && <AppearancePanel onClose={close} onMissing={onMissing} />}</Suspense>;
}
