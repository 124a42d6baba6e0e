import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { StoryPlatform } from "./testing.tsx";

/** Draws something on a platform of its own until the test is over. */
export function renderOnPlatform(node: ReactNode): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(<StoryPlatform>{node}</StoryPlatform>));
}
