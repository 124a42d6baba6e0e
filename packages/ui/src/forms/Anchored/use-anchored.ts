import {
  type CSSProperties,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";

/** Set on a field whose list or calendar is open: Escape closes that, not the dialog around it. */
export const openMark = "data-candor-open";

interface Anchored<E extends HTMLElement> {
  /** Style of what the surface stands at. */
  anchorStyle: CSSProperties;
  surface: RefObject<E | null>;
  surfaceProps: { popover?: "manual"; hidden?: boolean; style: CSSProperties };
}

const anchors = () => CSS.supports("position-area", "block-end");
const never = () => () => {};
/** A server draws for the browsers that know anchors; another one draws anew once the page lives. */
const expected = () => true;

/**
 * Opens a surface beside its field, over everything else: no scrolling region around the field cuts it off.
 * A browser without anchors shows it in place.
 */
export function useAnchored<E extends HTMLElement = HTMLDivElement>(open: boolean): Anchored<E> {
  const surface = useRef<E>(null);
  const name = `--${useId().replaceAll(/[^\w-]/g, "")}`;
  const onTop = useSyncExternalStore(never, anchors, expected);

  useLayoutEffect(() => {
    const element = surface.current;
    if (!element || !onTop) return;
    if (open !== element.matches(":popover-open")) element.togglePopover(open);
  }, [open, onTop]);

  return {
    anchorStyle: { anchorName: name },
    surface,
    surfaceProps: onTop
      ? { popover: "manual", style: { positionAnchor: name } }
      : { hidden: !open, style: {} },
  };
}
