import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaletteProps } from "./Palette.tsx";
import { usePaletteShortcut } from "./use-shortcut.ts";

// Fetched with the first opening: dialogs bring their script along.
const Palette = lazy(() => import("./Palette.tsx"));

/** Opens the palette; Cmd+K and Ctrl+K do too. */
export function PaletteButton(props: Pick<PaletteProps, "screens" | "facts">) {
  const { t } = useTranslation("shell");
  const [open, setOpen] = useState<boolean>();
  usePaletteShortcut(() => setOpen(true));
  return (
    <>
      <IconButton
        label={t("palette.open")}
        aria-keyshortcuts="Meta+K Control+K"
        icon={<Icon of={Search} size={20} />}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <Suspense>
          <Palette {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
