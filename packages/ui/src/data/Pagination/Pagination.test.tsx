import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { Pagination } from "./Pagination.tsx";

it("names the page shown and asks for another", async () => {
  const onPageChange = vi.fn();
  const onSize = vi.fn();
  const pages = (now: number) => (
    <Pagination
      label="Pages"
      page={now}
      pageCount={65}
      onPageChange={onPageChange}
      rangeText="1–20 of 1,284"
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(number) => `Page ${number}`}
      pageSize={{
        label: "Rows",
        value: 20,
        options: [20, 50],
        text: (size) => `${size} per page`,
        onChange: onSize,
      }}
    />
  );
  const { show: again } = show(pages(1));
  await expect.element(page.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  await expect
    .element(page.getByRole("button", { name: "Previous page" }))
    .toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Page 65" }).click();
  expect(onPageChange).toHaveBeenLastCalledWith(65);
  await page.getByRole("button", { name: "Next page" }).click();
  expect(onPageChange).toHaveBeenLastCalledWith(2);
  await page.getByRole("combobox", { name: "Rows" }).selectOptions("50 per page");
  expect(onSize).toHaveBeenCalledWith(50);
  again(pages(65));
  const next = page.getByRole("button", { name: "Next page" });
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  onPageChange.mockClear();
  await next.click({ force: true });
  expect(onPageChange).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Previous page" }).click();
  expect(onPageChange).toHaveBeenLastCalledWith(64);
});

it("keeps the focus at the last page, and says which page came", async () => {
  const pages = (now: number) => (
    <Pagination
      label="Pages"
      page={now}
      pageCount={2}
      onPageChange={() => again(pages(2))}
      rangeText={now === 1 ? "1–20 of 31" : "21–31 of 31"}
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(number) => `Page ${number}`}
    />
  );
  const { show: again } = show(pages(1));
  const next = page.getByRole("button", { name: "Next page" });
  expect(page.getByRole("status").element().textContent).toBe("");
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(next).toHaveFocus();
  await expect.element(page.getByRole("status")).toHaveTextContent("Page 2 · 21–31 of 31");
});
