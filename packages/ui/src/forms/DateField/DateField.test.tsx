import { type ComponentProps, useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import * as cn from "../../words/cn.ts";
import * as en from "../../words/en.ts";
import { DateField } from "./DateField.tsx";

type Given = Pick<ComponentProps<typeof DateField>, "min" | "max" | "weekStartsOn"> &
  Partial<Pick<ComponentProps<typeof DateField>, "value" | "typed" | "locale" | "words" | "onValueChange">>;

function Review(props: Given) {
  const [value, setValue] = useState(props.value ?? null);
  const [typed, setTyped] = useState(props.typed ?? null);
  return (
    <DateField
      {...en.dateField}
      today="2026-11-18"
      {...props}
      label="Next review"
      value={value}
      typed={typed}
      onValueChange={(day, problem, text) => {
        setValue(day);
        setTyped(text || null);
        props.onValueChange?.(day, problem, text);
      }}
    />
  );
}

const field = () => page.getByRole("textbox", { name: "Next review" });
const open = () => page.getByRole("button", { name: "Open calendar" });

it("takes a typed day when the field is left, and writes it in its own way", async () => {
  const onValueChange = vi.fn();
  show(<Review onValueChange={onValueChange} />);
  await field().fill("2026/12/1");
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(field()).toHaveValue("1 Dec 2026");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-12-01", null, "");
});

it("keeps a text that is no day, says how to write one, and takes it back at the right key", async () => {
  const onValueChange = vi.fn();
  show(<Review onValueChange={onValueChange} value="2026-11-20" />);
  await field().fill("31 Nov 2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveValue("31 Nov 2026");
  await expect.element(field()).toHaveAccessibleDescription("Write the day as 18 Nov 2026.");
  await expect.element(field()).toBeInvalid();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null, "format", "31 Nov 2026");
  await field().fill("30 Nov 2026");
  await expect.element(field()).not.toBeInvalid();
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith("2026-11-30", null, "");
});

it("begins with a text that is no day, kept by its owner, and tells each other one", async () => {
  const onValueChange = vi.fn();
  show(<Review typed="in spring" onValueChange={onValueChange} />);
  await expect.element(field()).toHaveValue("in spring");
  await expect.element(field()).toBeInvalid();
  await field().fill("in summer");
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null, "format", "in summer");
  await expect.element(field()).toHaveValue("in summer");
  await field().fill("30 Nov 2026");
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith("2026-11-30", null, "");
  await expect.element(field()).not.toBeInvalid();
});

it("takes a text that its owner brings later, as over a reload of the page", async () => {
  const { show: again } = show(
    <DateField {...en.dateField} label="Next review" value="2026-11-20" onValueChange={() => {}} />,
  );
  await expect.element(field()).toHaveValue("20 Nov 2026");
  again(
    <DateField
      {...en.dateField}
      label="Next review"
      value={null}
      typed="in spring"
      onValueChange={() => {}}
    />,
  );
  await expect.element(field()).toHaveValue("in spring");
  await expect.element(field()).toBeInvalid();
});

it("is empty once its owner lets go of the text", async () => {
  const props = { ...en.dateField, label: "Next review", value: null, onValueChange: () => {} };
  const { show: again } = show(<DateField {...props} typed="in spring" />);
  await expect.element(field()).toBeInvalid();
  again(<DateField {...props} typed={null} />);
  await expect.element(field()).toHaveValue("");
  await expect.element(field()).not.toBeInvalid();
});

it("holds typed days to its limits", async () => {
  show(<Review min="2026-11-09" max="2026-12-24" />);
  await field().fill("8 Nov 2026");
  await userEvent.tab();
  await expect.element(field()).toHaveAccessibleDescription("Choose 9 Nov 2026 or a later day.");
  await field().fill("25 Dec 2026");
  await expect.element(field()).toHaveAccessibleDescription("Choose 24 Dec 2026 or an earlier day.");
});

it("empties without complaint", async () => {
  const onValueChange = vi.fn();
  show(<Review value="2026-11-20" onValueChange={onValueChange} />);
  await field().fill("");
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null, null, "");
  await expect.element(field()).not.toBeInvalid();
});

it("opens a calendar at its day, moves with arrows, takes a day with Enter and gives the focus back", async () => {
  const onValueChange = vi.fn();
  show(<Review value="2026-11-20" onValueChange={onValueChange} />);
  await open().click();
  await expect.element(page.getByRole("dialog", { name: "Calendar" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Friday, November 20, 2026, chosen" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(page.getByRole("grid", { name: "December 2026" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveValue("4 Dec 2026");
  await expect.element(open()).toHaveFocus();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-12-04", null, "");
});

it("closes on Escape and on a press elsewhere", async () => {
  show(
    <>
      <Review />
      <p style={{ marginTop: 400 }}>Elsewhere</p>
    </>,
  );
  await open().click();
  await expect.element(page.getByRole("button", { name: /^Today, / })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(open()).toHaveFocus();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await open().click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await page.getByText("Elsewhere").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

it("offers no day outside its limits, and no month either", async () => {
  show(<Review min="2026-11-09" max="2026-11-20" />);
  await open().click();
  await expect.element(page.getByRole("button", { name: "Sunday, November 8, 2026" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Saturday, November 21, 2026" })).toBeDisabled();
  await expect
    .element(page.getByRole("button", { name: "Next month" }))
    .toHaveAttribute("aria-disabled", "true");
});

it("begins the week as told, and speaks Chinese", async () => {
  const { show: again } = show(<Review />);
  await open().click();
  await expect.element(page.getByRole("grid")).toBeVisible();
  const heads = () => [...document.querySelectorAll("th")].map((head) => head.textContent);
  expect(heads()[0]).toBe("Mon");
  again(<Review weekStartsOn={0} />);
  expect(heads()[0]).toBe("Sun");
  again(<Review {...cn.dateField} value="2026-11-20" />);
  expect(heads()[0]).toBe("周一");
  await expect.element(page.getByRole("grid", { name: "2026年11月" })).toBeVisible();
});
