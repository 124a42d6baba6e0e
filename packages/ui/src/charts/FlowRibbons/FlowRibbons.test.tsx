import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate } from "../../internal/emulate.ts";
import { composeStories, setTextWider, show } from "../../internal/testing.tsx";
import * as stories from "./FlowRibbons.stories.tsx";

const { Default, Highlighted, Many, Heavy, ZeroAndUnknown, Narrow, Loading, LongLabels } =
  composeStories(stories);
const label = "Which personal data goes to which recipient";
const cursor = () => page.getByRole("slider", { name: label });

it("reads the ribbons by arrow keys, recipient by recipient", async () => {
  show(<Default />);
  (cursor().element() as HTMLElement).focus();
  await expect
    .element(cursor())
    .toHaveAttribute("aria-valuetext", "Order & payment to Metricly Inc.: 1 item, Critical");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect
    .element(cursor())
    .toHaveAttribute("aria-valuetext", "Behaviour to Metricly Inc.: 10 items, Critical");
  await userEvent.keyboard("{End}");
  await expect.element(cursor()).toHaveAttribute("aria-valuetext", expect.stringContaining("Cloudrange"));
});

it("highlights a recipient by its button and lifts it with the same", async () => {
  show(<Highlighted />);
  const pressed = page.getByRole("button", { name: /^AdReach LLC/ });
  await pressed.click();
  await expect.element(pressed).toHaveAttribute("aria-pressed", "true");
  await expect
    .element(page.getByRole("button", { name: /^Metricly/ }))
    .toHaveAttribute("aria-pressed", "false");
  await pressed.click();
  await expect.element(pressed).toHaveAttribute("aria-pressed", "false");
});

it("highlights the recipient of the ribbon that is read", async () => {
  const onHighlight = vi.fn();
  show(<Default onHighlight={onHighlight} />);
  (cursor().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  expect(onHighlight).toHaveBeenCalledExactlyOnceWith("m");
});

it("shows all items as a table", async () => {
  show(<Default />);
  await page.getByRole("radio", { name: "Table only" }).click();
  await expect.element(page.getByRole("table", { name: label })).toBeVisible();
  const [head, first] = page.getByRole("row").elements();
  expect(head?.textContent).toBe(
    "RecipientStatusData itemsAccountOrder & paymentLocationDevice & browserBehaviourAdvertising ID",
  );
  expect(first?.textContent).toBe("Metricly Inc.Critical19–125101");
});

it("draws twelve of forty and leads to the table", async () => {
  show(<Many />);
  await page.getByRole("button", { name: "and 28 more" }).click();
  expect(page.getByRole("row").elements()).toHaveLength(41);
});

it("says how many items a tick stands for", async () => {
  show(<Heavy />);
  await expect.element(page.getByText(/^1 tick ≈ \d+ data items$/)).toBeVisible();
});

it("survives what it does not know and keeps a recipient without items", async () => {
  show(<ZeroAndUnknown />);
  await expect.element(page.getByText("Idle Ltd.")).toBeVisible();
  await expect.element(page.getByText("Newer GmbH")).toBeVisible();
});

it("is busy aloud while loading, without a switch", async () => {
  show(<Loading />);
  await expect.element(page.getByRole("status").getByText("Loading recipients")).toBeInTheDocument();
  expect(page.getByRole("radio").elements()).toHaveLength(0);
});

it.each([280, 320, 390])("never lets labels touch or leave a place of %d px", async (width) => {
  const { container } = show(
    <div style={{ width }}>
      <Narrow />
    </div>,
  );
  const found = () => page.getByRole("button").elements();
  await expect.poll(found).toHaveLength(7);
  const labels = found()
    .map((button) => button.getBoundingClientRect())
    .sort((a, b) => a.top - b.top);
  const { right } = (container.firstElementChild as HTMLElement).getBoundingClientRect();
  for (const [index, box] of labels.entries()) {
    expect(box.right).toBeLessThanOrEqual(right);
    expect(box.height).toBeGreaterThanOrEqual(24);
    expect(box.top - (labels[index - 1]?.bottom ?? -100)).toBeGreaterThanOrEqual(-1);
  }
});

it("ends long names with an ellipsis and keeps them whole for the pointer", () => {
  const { container } = show(<LongLabels />);
  const name = container.querySelector("[title^='Metricly']");
  expect(name?.getAttribute("title")).toMatch(/worldwide$/);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

it("keeps the names at the ribbons on a sheet that is wider than what was drawn for it", async () => {
  show(<Default />);
  const drawing = () => page.getByRole("img").element().getBoundingClientRect();
  const name = () => page.getByText("Metricly Inc.").element().closest("[style]")?.getBoundingClientRect();
  await expect.poll(() => drawing().width).toBeGreaterThan(700);
  onTestFinished(() => emulate());
  onTestFinished(() => void dispatchEvent(new Event("afterprint")));
  await emulate({}, "print");
  dispatchEvent(new Event("beforeprint"));
  await expect.poll(() => drawing().width).toBe(680);
  expect(Math.round(name()?.right ?? 0)).toBe(Math.round(drawing().right));
});

it("gives names and notes the lines they need while the reader sets text wider", async () => {
  show(
    <div style={{ width: 1100 }}>
      <Default onHighlight={vi.fn()} />
    </div>,
  );
  setTextWider();
  const labels = () =>
    page
      .getByRole("button")
      .elements()
      .map((button) => button.getBoundingClientRect())
      .sort((a, b) => a.top - b.top);
  const apart = () => labels().every(({ top }, index, all) => top >= (all[index - 1]?.bottom ?? -100));
  await expect.poll(() => document.documentElement.hasAttribute("data-wider-text")).toBe(true);
  await expect.poll(() => labels().length).toBe(7);
  await expect.poll(apart).toBe(true);
});
