import { useEffect, useState } from "react";
import { useHiddenTab } from "../../internal/hooks/use-hidden-tab.ts";
import { useMedia } from "../../internal/hooks/use-media.ts";
import { calm } from "../../internal/media.ts";
import { useHoverOrFocus } from "../use-hover-or-focus.ts";

/** Time in ms that one image stays. */
export const carouselInterval = 3000;

/**
 * Which of `count` images is shown. It moves on every three seconds and begins again after the last; it stands still
 * while the pointer or the focus is on it, in a hidden tab, once a person paused it, and for people who asked for less
 * motion.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useMedia(calm);
  const hiddenTab = useHiddenTab();
  const { held, handlers } = useHoverOrFocus();
  const runs = count > 1 && !paused && !still && !hiddenTab && !held;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), carouselInterval);
    return () => clearInterval(timer);
  }, [runs, count]);

  return {
    index,
    go: (to: number) => setIndex((to + count) % count),
    paused,
    toggle: () => setPaused((now) => !now),
    /** Nothing moves by itself here, so there is nothing to pause. */
    still,
    handlers,
  };
}
