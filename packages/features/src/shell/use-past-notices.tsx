import { Icon } from "@candor/ui/icons";
import type { MenuEntry } from "@candor/ui/menus";
import { Bell } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

// Fetched when it is asked for: dialogs bring their script along.
const PastNotices = lazy(() => import("./components/PastNotices.tsx"));

/** The entry of a user's menu under which the last notices are found again, and what it opens. */
export function usePastNoticesEntry(): { entry: MenuEntry; dialog: ReactNode } {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return {
    entry: {
      id: "notices",
      label: t("notices.title"),
      icon: <Icon of={Bell} size={18} />,
      onSelect: () => setOpen(true),
    },
    dialog: open && (
      <Suspense>
        <PastNotices onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
