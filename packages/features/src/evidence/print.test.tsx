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

it("prints the whole of a text that scrolls in its cell on the screen", async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `- line ${at + 1}`).join("\n");
  const table = {
    ...TYPES,
    rows: [{ said: lines }],
    layout: layout([column("said", "markdown", say("Said"))]),
  };
  renderOnPlatform(<EvidenceTableView table={table} />);
  const last = page.getByText("line 40", { exact: true });
  await expect.element(last).toBeInTheDocument();
  const cut = () => {
    const text = last.element().closest("div");
    return text ? text.scrollHeight - text.clientHeight : null;
  };
  expect(cut()).toBeGreaterThan(0);
  await emulate({ media: "print" });
  expect(cut()).toBe(0);
});
