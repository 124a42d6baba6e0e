import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { calm } from "../../internal/media.ts";

/** Time in ms in which the closing guide shrinks to the place from which it is opened again. */
export const guideClosing = 1000;

export interface GuideClosing {
  /** Where the guide shrinks to, such as the help button; to its own centre without one. */
  towards?: RefObject<Element | null>;
  /** Called when the guide is gone from the screen. */
  onClosed?: () => void;
}

/**
 * Opens a native modal dialog and closes it with the guide's way out; at once for people who asked for less motion.
 * `shown` stays true until it is gone.
 */
export function useGuideDialog(open: boolean, { towards, onClosed }: GuideClosing) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(open);
  const leaving = shown && !open;
  const closed = useRef(onClosed);
  useLayoutEffect(() => {
    closed.current = onClosed;
  });
  if (open && !shown) setShown(true);

  useEffect(() => {
    const element = dialog.current;
    if (element && open && !element.open) element.showModal();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!leaving || !element) return;
    const atOnce = !element.open || matchMedia(calm).matches;
    const motion = atOnce ? null : shrink(element, towards?.current);
    const end = () => {
      element.close();
      setShown(false);
      closed.current?.();
    };
    if (!motion) return end();
    motion.onfinish = end;
    return () => motion.cancel();
  }, [leaving, towards]);

  return { dialog, shown, leaving };
}

/** Starts the way out: the dialog's middle travels to the target's middle and becomes as small as it. */
function shrink(element: HTMLElement, target: Element | null | undefined): Animation {
  const from = element.getBoundingClientRect();
  const to = target?.getBoundingClientRect() ?? from;
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  const scale = target ? Math.max(0.02, to.width / from.width) : 0.02;
  return element.animate(
    [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${toX - x}px, ${toY - y}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: guideClosing, easing: "cubic-bezier(0.2, 0, 0, 1)", fill: "forwards" },
  );
}
