import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { StoryPlatform } from "../platform/testing.tsx";
import { LifetimeRuler } from "./components/LifetimeRuler.tsx";
import type { Lane } from "./lifetimes.ts";

let root: Root;

const medium = (media: string) =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
    "Emulation.setEmulatedMedia",
    { media },
  );

afterEach(async () => {
  await medium("");
  flushSync(() => root.unmount());
});

it("prints a purpose and its ticks on one line, so that the ruler and its axis share a sheet", async () => {
  await page.viewport(720, 900);
  const lanes: Lane[] = [{ purpose: "analytics", lifetimes: [3_600_000], session: 0, long: 0 }];
  const host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  flushSync(() =>
    root.render(
      <StoryPlatform>
        <LifetimeRuler lanes={lanes} />
      </StoryPlatform>,
    ),
  );
  const name = page.getByText("Analytics", { exact: true });
  const track = () => host.querySelector("svg[aria-hidden]")?.getBoundingClientRect().left ?? 0;
  const right = () => name.element().getBoundingClientRect().right;
  expect(track()).toBeLessThan(right());
  await medium("print");
  await expect.poll(() => track() > right()).toBe(true);
});
