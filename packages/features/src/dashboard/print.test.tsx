import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { StoryPlatform } from "../platform/testing.tsx";
import { ObjectsPanel } from "./components/ObjectsPanel.tsx";
import { overview } from "./fixtures.ts";

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

it("prints the names of objects whole: the figure beside them gives way", async () => {
  await page.viewport(1440, 900);
  const host = document.body.appendChild(document.createElement("div"));
  host.style.width = "680px";
  root = createRoot(host);
  flushSync(() =>
    root.render(
      <StoryPlatform>
        <ObjectsPanel overview={overview} allHref="/objects" objectHref={(id) => `/checks/${id}`} />
      </StoryPlatform>,
    ),
  );
  const figure = page.getByText("Checks", { exact: true });
  const name = page.getByRole("columnheader").first();
  await expect.element(figure).toBeVisible();
  const wide = () => name.element().getBoundingClientRect().width;
  const before = wide();
  await medium("print");
  await expect.element(figure).not.toBeVisible();
  expect(wide()).toBeGreaterThan(before + 100);
});
