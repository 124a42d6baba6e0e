import type { ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { type Arriving, lazyPart } from "../../platform/index.ts";
import { renderOnPlatform } from "../../platform/test-root.tsx";
import { LatePlace } from "./LatePlace.tsx";

type Loaded = { default: ComponentType<Arriving> };
const Part = () => <p>Here it is</p>;
const again = page.getByRole("button", { name: "Try again" });

function stage() {
  const load = vi.fn<() => Promise<Loaded>>().mockRejectedValue(new Error("offline"));
  const reload = vi.fn();
  const Late = lazyPart<Arriving>([], load);
  renderOnPlatform(
    <LatePlace loadingLabel="Loading" reload={reload}>
      {(onMissing) => <Late onMissing={onMissing} />}
    </LatePlace>,
  );
  return { load, reload };
}

it("offers another try where the part does not arrive", async () => {
  const { load, reload } = stage();
  await expect.element(again).toBeVisible();
  load.mockResolvedValue({ default: Part });
  await again.click();
  await expect.element(page.getByText("Here it is")).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it("loads the page again where the browser has a network and the part stays away", async () => {
  const { reload } = stage();
  await again.click();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
});
