import { type ComponentType, Suspense } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useLatePress } from "./late-press.ts";
import { type Arriving, lazyPart } from "./lazy-part.tsx";
import { renderOnPlatform } from "./test-root.tsx";

type Part = { default: ComponentType<Arriving> };

interface PlaceProps {
  load: () => Promise<Part>;
  Opened: ComponentType<Arriving>;
}

function Place({ load, Opened }: PlaceProps) {
  const { pressed, trigger, onMissing } = useLatePress(load);
  const button = (
    <button type="button" {...trigger}>
      Open
    </button>
  );
  if (!pressed) return button;
  return (
    <Suspense fallback={button}>
      <Opened onMissing={onMissing} />
    </Suspense>
  );
}

/** A button on a page, and what it opens, which is on its way until it is said to have arrived or to be missing. */
function stage() {
  const way = Promise.withResolvers<Part>();
  const load = () => way.promise;
  const Opened = lazyPart<Arriving>([], load);
  renderOnPlatform(<Place load={load} Opened={Opened} />);
  return way;
}

const button = page.getByRole("button", { name: "Open" });

it.each(["{Enter}", "{ArrowDown}"])(
  "opens what was fetched after %s, and holds the focus till then",
  async (key) => {
    const way = stage();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await expect.element(button).toHaveFocus();
    way.resolve({ default: () => <p>Arrived</p> });
    await expect.element(page.getByText("Arrived")).toBeVisible();
  },
);

it("says what does not arrive, and stays where it was pressed", async () => {
  const way = stage();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  way.reject(new Error("offline"));
  await expect.element(page.getByText(/did not arrive.*reload the page/)).toBeVisible();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
});
