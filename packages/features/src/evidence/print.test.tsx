import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { StoryPlatform } from "../platform/testing.tsx";
import { EvidenceTableView } from "./components/EvidenceTableView.tsx";
import { column, layout, TYPES } from "./fixtures.ts";
import { EvidenceToolsProvider } from "./tools.ts";

const say = (text: string) => ({ en: text, cn: text });
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

it("prints a vendor's name and every label, which on the screen open when they are pressed", async () => {
  const table = {
    ...TYPES,
    rows: [{ owner: "AdReach", sent: "one, two, three, four, five" }],
    layout: layout([column("owner", "provider", say("Owner")), column("sent", "multi_tag", say("Sent"))]),
  };
  const host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  flushSync(() =>
    root.render(
      <StoryPlatform>
        <EvidenceToolsProvider value={{ onVendor: () => {} }}>
          <EvidenceTableView table={table} />
        </EvidenceToolsProvider>
      </StoryPlatform>,
    ),
  );
  await expect.element(page.getByRole("button", { name: "AdReach" })).toBeVisible();
  await expect.element(page.getByText("five", { exact: true })).not.toBeVisible();
  await medium("print");
  await expect.element(page.getByText("AdReach", { exact: true })).toBeVisible();
  await expect.element(page.getByText("five", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /more/ })).not.toBeInTheDocument();
});
