import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import { Picture, type Shot } from "./Picture.tsx";
import * as css from "./ScreenshotViewer.css.ts";

export interface ScreenshotGridProps extends Omit<ComponentProps<"ul">, "children" | "aria-label"> {
  /** Name of the list. */
  label: string;
  shots: readonly Shot[];
  /** Before the caption in a thumbnail's name, such as "Enlarge:". */
  enlargeLabel: string;
  failedText: string;
  /** Opens the one at this place: in a `ScreenshotViewer`, which can be loaded then. */
  onOpen: (index: number) => void;
}

/** Thumbnails with their captions. */
export function ScreenshotGrid(props: ScreenshotGridProps) {
  const { label, shots, enlargeLabel, failedText, onOpen, className, ...rest } = props;
  return (
    <ul {...rest} aria-label={label} className={cx(css.grid, className)}>
      {shots.map((shot, index) => (
        <li key={shot.id} className={css.item}>
          <button type="button" className={css.tile} onClick={() => onOpen(index)}>
            <Picture shot={shot} failedText={failedText} className={css.thumb} named />
            <span className={css.caption}>
              <span className={hidden}>{`${enlargeLabel} `}</span>
              {shot.caption}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
