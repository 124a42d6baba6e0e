import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Dialog } from "../../dialogs/Dialog/Dialog.tsx";
import { IconButton } from "../../forms/IconButton/IconButton.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { ScrollFrame } from "../ScrollFrame/ScrollFrame.tsx";
import { Picture, type Shot } from "./Picture.tsx";
import * as css from "./ScreenshotViewer.css.ts";
import { type Zoom, zoomBy, zoomLevels } from "./zoom.ts";

export interface ScreenshotViewerTexts {
  close: string;
  previous: string;
  next: string;
  /** Such as "2 of 5". */
  position: (place: number, count: number) => string;
  zoomIn: string;
  zoomOut: string;
  /** Shows the whole width again. */
  fit: string;
  /** The size shown, such as "100%" for 1; of the whole width, `fit`. */
  zoom: (factor: number) => string;
  failed: string;
}

export interface ScreenshotViewerProps {
  shots: readonly Shot[];
  /** The one shown, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  texts: ScreenshotViewerTexts;
}

/** One screenshot at its full width or larger. Arrow keys go to the others, + and − zoom, 0 shows the whole width. */
export function ScreenshotViewer({ shots, index, onIndexChange, onClose, texts }: ScreenshotViewerProps) {
  const [zoom, setZoom] = useState<Zoom>("fit");
  const count = shots.length;
  const move = (step: number) => {
    if (count < 2) return;
    setZoom("fit");
    onIndexChange((index + step + count) % count);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A picture that is larger than its place scrolls by the arrow keys.
    const step = zoom === "fit" ? { ArrowRight: 1, ArrowLeft: -1 }[event.key] : undefined;
    if (step) move(step);
    if (event.key === "+" || event.key === "=") setZoom(zoomBy(zoom, 1));
    if (event.key === "-") setZoom(zoomBy(zoom, -1));
    if (event.key === "0") setZoom("fit");
  });
  // The dialog holds the focus, wherever in it that is: its keys are the document's while it is open.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  const shot = shots[index];
  if (!shot) return null;
  return (
    <Dialog open width={1040} onOpenChange={onClose} title={shot.caption} closeLabel={texts.close}>
      <ScrollFrame key={shot.id} label={shot.caption} className={css.frame}>
        <Picture
          shot={shot}
          failedText={texts.failed}
          className={zoom === "fit" ? css.fit : css.zoomed}
          style={zoom === "fit" ? undefined : { zoom }}
        />
      </ScrollFrame>
      <div className={css.bar}>
        <IconButton
          icon={<Icon of={ZoomOut} />}
          label={texts.zoomOut}
          aria-disabled={zoom === "fit"}
          onClick={() => setZoom(zoomBy(zoom, -1))}
        />
        <span className={css.factor} aria-live="polite">
          {zoom === "fit" ? texts.fit : texts.zoom(zoom)}
        </span>
        <IconButton
          icon={<Icon of={ZoomIn} />}
          label={texts.zoomIn}
          aria-disabled={zoom === zoomLevels.at(-1)}
          onClick={() => setZoom(zoomBy(zoom, 1))}
        />
        {zoom !== "fit" && (
          <IconButton icon={<Icon of={Maximize} />} label={texts.fit} onClick={() => setZoom("fit")} />
        )}
        {count > 1 && (
          <span className={css.push}>
            <span aria-live="polite">{texts.position(index + 1, count)}</span>
            <IconButton icon={<Icon of={ChevronLeft} />} label={texts.previous} onClick={() => move(-1)} />
            <IconButton icon={<Icon of={ChevronRight} />} label={texts.next} onClick={() => move(1)} />
          </span>
        )}
      </div>
    </Dialog>
  );
}
