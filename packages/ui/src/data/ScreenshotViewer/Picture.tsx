import { ImageOff } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./ScreenshotViewer.css.ts";

/** One screenshot. */
export interface Shot {
  id: string;
  src: string;
  /** What can be seen, for those who do not see it. */
  alt: string;
  /** What is written under it. */
  caption: string;
  /** Px of the picture itself: they keep its place while it loads. */
  width?: number;
  height?: number;
}

interface PictureProps {
  shot: Shot;
  /** In the picture's place when it does not load. */
  failedText: string;
  className?: string;
  style?: CSSProperties;
  /** What it stands in has its name already. */
  named?: boolean;
}

/** A picture, or the words that it could not be loaded. */
export function Picture({ shot, failedText, className, style, named }: PictureProps) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <span className={cx(className, css.failed)}>
        <Icon of={ImageOff} size={20} />
        {failedText}
      </span>
    );
  }
  return (
    <img
      className={className}
      style={style}
      src={shot.src}
      alt={named ? "" : shot.alt}
      width={shot.width}
      height={shot.height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
