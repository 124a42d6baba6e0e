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

it("prints the rest of a long text, and that a file is there, where on the screen a button opens them", async () => {
  const table = {
    ...TYPES,
    rows: [{ said: `${"word ".repeat(300)}end`, sent: '{"a":1}' }],
    layout: layout([column("said", "text", say("Said")), column("sent", "flow_file_url", say("Sent"))]),
  };
  renderOnPlatform(<EvidenceTableView table={table} />);
  await expect.element(page.getByRole("button", { name: "View traffic" })).toBeVisible();
  // biome-ignore lint/performance/useDomNodeTextContent: what is shown counts, and not what is there
  const said = () => ["word end", "Stored file"].map((text) => document.body.innerText.includes(text));
  expect(said()).toEqual([false, false]);
  await emulate({ media: "print" });
  expect(said()).toEqual([true, true]);
});

it("prints no wider than its sheet", async () => {
  await page.viewport(1047, 800);
  const table = {
    ...TYPES,
    rows: [{ owner: "AdReach", sent: "one" }],
    layout: layout([column("owner", "provider", say("Owner")), column("sent", "multi_tag", say("Sent"))]),
  };
  renderOnPlatform(<EvidenceTableView table={table} extent="whole" />);
  await expect.element(page.getByText("AdReach", { exact: true })).toBeVisible();
  await emulate({ media: "print" });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
