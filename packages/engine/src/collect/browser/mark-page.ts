/** Functions that run in our own world of a frame, for the time of one picture. Each stands alone. */

/** Draws a frame around a banner found earlier and around each of its buttons, numbered in their order. */
export function drawMarks(banner: number): { x: number; y: number; width: number; height: number }[] {
  const world = globalThis as unknown as {
    found?: { element: Element; buttons: HTMLElement[] }[];
    marks?: HTMLElement;
  };
  const found = world.found?.[banner];
  if (!found?.element.isConnected) return [];
  const host = document.createElement("div");
  // Above everything, and never in a visitor's way.
  host.setAttribute("popover", "manual");
  host.style.cssText =
    "all:initial;position:fixed;inset:0;width:auto;height:auto;margin:0;padding:0;border:0;background:none;pointer-events:none;overflow:visible";
  const tree = host.attachShadow({ mode: "closed" });
  const marked: { x: number; y: number; width: number; height: number }[] = [];
  const frame = (element: Element, label: string): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 4 || height < 4 || top > innerHeight || left > innerWidth) return;
    marked.push({
      x: Math.round(left),
      y: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    });
    const box = document.createElement("div");
    box.style.cssText = `position:fixed;box-sizing:border-box;left:${left - 3}px;top:${top - 3}px;width:${width + 6}px;height:${height + 6}px;border:3px solid #d6006c;outline:1px solid #fff`;
    if (label) {
      const tag = document.createElement("div");
      tag.textContent = label;
      tag.style.cssText =
        "position:absolute;left:-3px;top:-13px;min-width:10px;padding:1px 5px;background:#d6006c;color:#fff;font:bold 12px/16px sans-serif;text-align:center";
      box.append(tag);
    }
    tree.append(box);
  };
  frame(found.element, "");
  for (const [at, button] of found.buttons.entries()) frame(button, String(at + 1));
  document.documentElement.append(host);
  host.showPopover?.();
  world.marks = host;
  return marked;
}

/** Takes the frames away again. */
export function clearMarks(): void {
  const world = globalThis as unknown as { marks?: HTMLElement };
  world.marks?.remove();
  delete world.marks;
}
