import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, setTextWider, show } from "../../internal/testing.tsx";
import * as stories from "./LineTrend.stories.tsx";

const { Default, Crowded, LongPoints, Narrow, Loading, Empty, Failed, NoValues } = composeStories(stories);

it("shows the same values as a table", async () => {
  show(<Default />);
  await expect.element(page.getByRole("figure", { name: "Maturity trend" })).toBeVisible();
  await expect
    .element(page.getByRole("img", { name: "Maturity per object over six assessments" }))
    .toBeVisible();
  await page.getByRole("switch", { name: "Table only" }).click();

  await expect
    .element(page.getByRole("table", { name: "Maturity per object over six assessments" }))
    .toBeVisible();
  const rows = page
    .getByRole("row")
    .elements()
    .map((row) => row.textContent);
  expect(rows).toEqual([
    "AssessmentshopAndroidiOSDoorbell D2AWS",
    "Jun525863–70",
    "Jul556066–78",
    "Aug5860705480",
    "Sep6166756084",
    "Oct6670796386",
    "Nov7174836988",
  ]);
  expect(page.getByRole("img").elements()).toHaveLength(0);
});

it("keeps to five lines, in its table too", async () => {
  const { series = [] } = Default.args ?? {};
  show(<Default series={[...series, { id: "sixth", label: "Sixth", values: series[0]?.values ?? [] }]} />);
  await page.getByRole("switch", { name: "Table only" }).click();
  await expect.element(page.getByRole("columnheader", { name: "AWS" })).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: "Sixth" })).not.toBeInTheDocument();
});

/** The drawing arrives after the frame. */
const drawn = () => expect.element(page.getByRole("slider")).toBeInTheDocument();

it("never lets two labels at the line ends touch", async () => {
  const { container } = show(<Crowded />);
  await drawn();
  const tops = [...container.querySelectorAll("svg[role=img] ~ span")]
    .map((label) => label.getBoundingClientRect())
    .sort((a, b) => a.top - b.top);
  expect(tops).toHaveLength(5);
  tops.slice(1).forEach((label, index) => {
    expect(label.top - (tops[index]?.bottom ?? 0)).toBeGreaterThanOrEqual(-0.5);
  });
});

it("breaks a long name without spaces under a narrow drawing", async () => {
  await page.viewport(390, 800);
  const { series = [] } = Default.args ?? {};
  const label = "RheinischwestfaelischedatenverarbeitungsgesellschaftfuergesundheitundsozialesmbH";
  show(<Default series={series.map((one) => ({ ...one, label: `${label}${one.id}` }))} />);
  await drawn();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

it("keeps long labels under the lines within the drawing", async () => {
  const { container } = show(<LongPoints />);
  await drawn();
  const drawing = container.querySelector("svg[role=img]")?.getBoundingClientRect();
  const labels = [...container.querySelectorAll("svg[role=img] text")].filter((text) =>
    text.textContent?.startsWith("21 Nov"),
  );
  expect(labels).toHaveLength(2);
  for (const label of labels) {
    const { left, right } = label.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(drawing?.left ?? 0);
    expect(right).toBeLessThanOrEqual(drawing?.right ?? 0);
  }
});

it("fits a narrow screen and names its lines below", async () => {
  const { container } = show(<Narrow />);
  await drawn();
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await expect.element(page.getByText("Doorbell D2")).toBeVisible();
});

it("reads its points by arrow keys, from the newest", async () => {
  show(<Default />);
  const cursor = page.getByRole("slider", { name: "Maturity per object over six assessments" });
  (cursor.element() as HTMLElement).focus();
  await expect
    .element(cursor)
    .toHaveAttribute("aria-valuetext", "Nov: shop 71, Android 74, iOS 83, Doorbell D2 69, AWS 88");
  await userEvent.keyboard("{Home}");
  await expect.element(cursor).toHaveAttribute("aria-valuetext", "Jun: shop 52, Android 58, iOS 63, AWS 70");
  await expect.element(page.getByText("Jun: shop 52, Android 58, iOS 63, AWS 70")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Jun: shop 52, Android 58, iOS 63, AWS 70")).not.toBeInTheDocument();
});

it("says what is there instead of lines", async () => {
  show(<Loading />);
  await expect.element(page.getByRole("status").getByText("Loading the trend")).toBeInTheDocument();
  show(<Empty />);
  await expect.element(page.getByText("The trend begins with the second assessment.")).toBeVisible();
  show(<Failed />);
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByRole("slider").elements()).toHaveLength(0);
});

it("shows nothing from nothing, without a crash", () => {
  const { container } = show(<NoValues />);
  expect(container.querySelector("figure")).not.toBeNull();
});

it("cuts no label below the lines while the reader sets text wider", async () => {
  const { container } = show(<LongPoints />);
  await expect.element(page.getByRole("img").first()).toBeVisible();
  setTextWider();
  const isInside = () => {
    const drawing = container.querySelector("svg")?.getBoundingClientRect();
    const labels = [...container.querySelectorAll("svg text")].filter(({ textContent }) =>
      /Nov/.test(textContent ?? ""),
    );
    return (
      drawing !== undefined &&
      labels.length > 0 &&
      labels.every((label) => {
        const { left, right } = label.getBoundingClientRect();
        return left >= drawing.left && right <= drawing.right;
      })
    );
  };
  await expect.poll(() => document.documentElement.hasAttribute("data-wider-text")).toBe(true);
  await expect.poll(isInside).toBe(true);
});
