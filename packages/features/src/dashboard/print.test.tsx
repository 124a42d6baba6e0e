import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { emulate, renderOnPlatform } from "../platform/test-root.tsx";
import { ObjectsPanel } from "./components/ObjectsPanel.tsx";
import { overview } from "./fixtures.ts";

it("prints the names of objects whole: the figure beside them gives way", async () => {
  await page.viewport(1440, 900);
  renderOnPlatform(
    <div style={{ width: 680 }}>
      <ObjectsPanel overview={overview} allHref="/objects" objectHref={(id) => `/checks/${id}`} />
    </div>,
  );
  const figure = page.getByText("Checks", { exact: true });
  const name = page.getByRole("columnheader").first();
  await expect.element(figure).toBeVisible();
  const wide = () => name.element().getBoundingClientRect().width;
  const before = wide();
  await emulate({ media: "print" });
  await expect.element(figure).not.toBeVisible();
  expect(wide()).toBeGreaterThan(before + 100);
});
