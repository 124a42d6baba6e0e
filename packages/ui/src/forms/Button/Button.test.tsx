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
