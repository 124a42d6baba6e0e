import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";
import { StoryPlatform } from "./testing.tsx";

/** Draws something on a platform of its own until the test is over. */
export function renderOnPlatform(node: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(<StoryPlatform>{node}</StoryPlatform>));
  return place;
}

/** What the tests' Chromium answers to media queries: features of a person's system, or paper for a medium. */
interface Media {
  media?: "print";
  features?: { name: string; value: string }[];
}

/** Shows the page on another medium, or to another system, until the test is over. */
export async function emulate(asked: Media): Promise<void> {
  // The session's type is the browser provider's own, and this package does not depend on the provider.
  const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  const set = ({ media, features = [] }: Media) =>
    session.send("Emulation.setEmulatedMedia", { media: media ?? "", features });
  onTestFinished(async () => void (await set({})));
  await set(asked);
}
