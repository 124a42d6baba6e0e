import { ImageOff } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./Carousel.css.ts";

export interface GuideImage {
  src: string;
  /** What the picture shows, also written in its place when it cannot be loaded. */
  alt: string;
}

/** One image of the well; the others wait in the same place, loaded and unseen. */
export function Slide({ src, alt, shown }: GuideImage & { shown: boolean }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <div className={cx(css.slide, css.failed, shown && css.shown)} aria-hidden={!shown}>
        <Icon of={ImageOff} size={20} />
        {alt}
      </div>
    );
  }
  return (
    <img
      className={cx(css.slide, shown && css.shown)}
      src={src}
      alt={alt}
      aria-hidden={!shown}
      onError={() => setFailed(true)}
    />
  );
}
