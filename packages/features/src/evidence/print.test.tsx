import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { emulate, renderOnPlatform } from "../platform/test-root.tsx";
import { EvidenceTableView } from "./components/EvidenceTableView.tsx";
import { column, layout, TYPES } from "./fixtures.ts";
import { EvidenceToolsProvider } from "./tools.ts";

const say = (text: string) => ({ en: text, cn: text });

it("prints a vendor's name and every label, which on the screen open when they are pressed", async () => {
  const table = {
    ...TYPES,
    rows: [{ owner: "AdReach", sent: "one, two, three, four, five" }],
    layout: layout([column("owner", "provider", say("Owner")), column("sent", "multi_tag", say("Sent"))]),
  };
  renderOnPlatform(
    <EvidenceToolsProvider value={{ onVendor: () => {} }}>
      <EvidenceTableView table={table} />
    </EvidenceToolsProvider>,
  );
  await expect.element(page.getByRole("button", { name: "AdReach" })).toBeVisible();
  await expect.element(page.getByText("five", { exact: true })).not.toBeVisible();
  await emulate({ media: "print" });
  await expect.element(page.getByText("AdReach", { exact: true })).toBeVisible();
  await expect.element(page.getByText("five", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /more/ })).not.toBeInTheDocument();
});
