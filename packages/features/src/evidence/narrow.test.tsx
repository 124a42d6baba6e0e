import type { EvidenceTable } from "@candor/api/entities";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderOnPlatform } from "../platform/test-root.tsx";
import { EvidenceTableView } from "./components/EvidenceTableView.tsx";
import { column, layout, TYPES } from "./fixtures.ts";

const say = (text: string) => ({ en: text, cn: text });

it("cuts long labels on a phone, and the page scrolls down alone", async () => {
  await page.viewport(390, 800);
  const table = {
    ...TYPES,
    rows: [{ host: "cdn.adreach.example", sent: JSON.stringify(["a".repeat(60), "b".repeat(60)]) }],
    layout: layout([column("host", "text", say("Host")), column("sent", "multi_tag", say("Sent"))]),
  };
  renderOnPlatform(<EvidenceTableView table={table} extent="whole" />);
  await expect.element(page.getByText("b".repeat(60), { exact: true })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

it("breaks names and values on a phone that a table shows whole", async () => {
  await page.viewport(390, 800);
  const value = "max-age=63072000; includeSubDomains; preload";
  const table: EvidenceTable = {
    id: "headers",
    title: say("Headers"),
    columns: [
      { key: "name", label: say("Header"), type: "mono" },
      { key: "value", label: say("Value"), type: "mono" },
    ],
    rows: [{ name: "strict-transport-security", value }],
    total: 1,
  };
  renderOnPlatform(<EvidenceTableView table={table} />);
  await expect.element(page.getByText(value, { exact: true })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
