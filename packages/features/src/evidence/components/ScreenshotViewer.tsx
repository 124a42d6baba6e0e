import type { Screenshot } from "@candor/api/entities";
import { Dialog } from "@candor/ui/dialogs";
import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { ScreenshotImage } from "./ScreenshotImage.tsx";
import * as css from "./Screenshots.css.ts";

export interface ScreenshotViewerProps {
  screenshots: readonly Screenshot[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** One screenshot at its full width; arrow keys go to the others. */
export function ScreenshotViewer({ screenshots, index, onIndexChange, onClose }: ScreenshotViewerProps) {
  const { t } = useTranslation(["evidence", "common"]);
  const format = useFormat();
  const total = screenshots.length;
  const move = (step: number) => onIndexChange((index + step + total) % total);
  const moveByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) move(step);
  });
  // The dialog holds the focus, wherever in it that is: its keys are the document's while it is open.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => moveByKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const shot = screenshots[index];
  if (!shot) return null;
  return (
    <Dialog
      open
      width={1040}
      onOpenChange={onClose}
      title={format.text(shot.caption)}
      closeLabel={t("common:action.close")}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that scrolls must be reachable by the keyboard */}
      <div className={css.frame} tabIndex={0}>
        <ScreenshotImage key={shot.id} shot={shot} className={css.large} />
      </div>
      {total > 1 && (
        <div className={css.bar}>
          <span aria-live="polite">
            {t("position", { position: format.count(index + 1), total: format.count(total) })}
          </span>
          <span className={css.push}>
            <IconButton icon={<Icon of={ChevronLeft} />} label={t("previous")} onClick={() => move(-1)} />
            <IconButton icon={<Icon of={ChevronRight} />} label={t("next")} onClick={() => move(1)} />
          </span>
        </div>
      )}
    </Dialog>
  );
}
