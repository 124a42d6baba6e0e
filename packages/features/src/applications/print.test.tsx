import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { emulate, renderOnPlatform } from "../platform/test-root.tsx";
import { LifetimeRuler } from "./components/LifetimeRuler.tsx";
import type { Lane } from "./lifetimes.ts";

it("prints a purpose and its ticks on one line, so that the ruler and its axis share a sheet", async () => {
  await page.viewport(720, 900);
  const lanes: Lane[] = [{ purpose: "analytics", lifetimes: [3_600_000], session: 0, long: 0 }];
  const host = renderOnPlatform(<LifetimeRuler lanes={lanes} />);
  const name = page.getByText("Analytics", { exact: true });
  const track = () => host.querySelector("svg[aria-hidden]")?.getBoundingClientRect().left ?? 0;
  const right = () => name.element().getBoundingClientRect().right;
  expect(track()).toBeLessThan(right());
  await emulate({ media: "print" });
  await expect.poll(() => track() > right()).toBe(true);
});
