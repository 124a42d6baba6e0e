import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { Button } from "./Button.tsx";

it("ignores presses while loading, and keeps its focus", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  show(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = page.getByRole("button", { name: "Save" });
  (button.element() as HTMLElement).focus();
  (button.element() as HTMLElement).click();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
});

it("is a link where it leads somewhere", async () => {
  show(<Button href="/checks">Checks</Button>);
  await expect.element(page.getByRole("link", { name: "Checks" })).toHaveAttribute("href", "/checks");
});

it("shows why it is off while it has the focus", async () => {
  show(
    <Button aria-disabled title="Choose a check first">
      Confirm
    </Button>,
  );
  const button = page.getByRole("button", { name: "Confirm" });
  const reason = page.elementLocator(document.querySelector("[popover]") as Element);
  await expect.element(button).toHaveAccessibleDescription("Choose a check first");
  await expect.element(reason).not.toBeVisible();
  (button.element() as HTMLElement).focus();
  await expect.element(reason).toHaveTextContent("Choose a check first");
  await expect.element(reason).toBeVisible();
});
