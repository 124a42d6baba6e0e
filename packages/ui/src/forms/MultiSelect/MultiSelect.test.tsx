import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { settleTime } from "../use-settled-value.ts";
import { MultiSelect } from "./MultiSelect.tsx";

afterEach(() => void vi.useRealTimers());

const options = ["GDPR", "PIPL", "CPRA"].map((name) => ({ value: name, label: name }));

function Framework() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <output>{value.join(" ")}</output>
      <MultiSelect
        label="Framework"
        clearLabel="Clear"
        options={options}
        value={value}
        onValueChange={setValue}
      />
    </>
  );
}

it("is worked with keys alone, and gives the focus back", async () => {
  show(<Framework />);
  const button = page.getByRole("button", { name: /^Framework/ });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("checkbox", { name: "GDPR" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown} {ArrowDown} ");
  await expect.element(page.getByRole("checkbox", { name: "CPRA" })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: "GDPR" })).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveTextContent("Framework2");
  // In the order of the list, whichever came first.
  await expect.element(page.getByRole("status")).toHaveTextContent("GDPR CPRA");
});

it("clears", async () => {
  show(<Framework />);
  await page.getByRole("button", { name: /^Framework/ }).click();
  await page.getByRole("checkbox", { name: "PIPL" }).click();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(page.getByRole("checkbox", { name: "PIPL" })).not.toBeChecked();
});

function Late({ onSettled }: { onSettled: (settle: () => void) => void }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <MultiSelect
      label="Framework"
      clearLabel="Clear"
      options={options}
      value={value}
      onValueChange={(next) => onSettled(() => setValue(next))}
    />
  );
}

/** Every state the box had from now on, as the person saw it. */
function watch(box: HTMLInputElement) {
  const seen: boolean[] = [box.checked];
  let frame = requestAnimationFrame(function look() {
    if (seen.at(-1) !== box.checked) seen.push(box.checked);
    frame = requestAnimationFrame(look);
  });
  return { seen, stop: () => cancelAnimationFrame(frame) };
}

it("keeps a press while the value is on its way, and does not let an early answer undo a later press", async () => {
  const answers: (() => void)[] = [];
  show(<Late onSettled={(settle) => answers.push(settle)} />);
  await page.getByRole("button", { name: /^Framework/ }).click();
  const gdpr = page.getByRole("checkbox", { name: "GDPR" });
  const pipl = page.getByRole("checkbox", { name: "PIPL" });
  const watches = [gdpr, pipl].map((box) => watch(box.element() as HTMLInputElement));
  await gdpr.click();
  await pipl.click();
  await expect.element(gdpr).toBeChecked();
  await expect.element(pipl).toBeChecked();
  for (const answer of answers) {
    flushSync(answer);
    await expect.element(gdpr).toBeChecked();
    await expect.element(pipl).toBeChecked();
  }
  for (const { seen, stop } of watches) {
    stop();
    expect(seen).toEqual([false, true]);
  }
});

it("shows its owner's value again where a press is not taken over", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  show(<Late onSettled={() => {}} />);
  (page.getByRole("button", { name: /^Framework/ }).element() as HTMLElement).click();
  await expect.poll(() => page.getByRole("checkbox", { name: "GDPR" }).query()).not.toBeNull();
  const gdpr = page.getByRole("checkbox", { name: "GDPR" }).element() as HTMLInputElement;
  flushSync(() => gdpr.click());
  expect(gdpr.checked).toBe(true);
  flushSync(() => vi.advanceTimersByTime(settleTime));
  expect(gdpr.checked).toBe(false);
});
