import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
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
  await expect.element(page.getByRole("button", { name: "Previous page" })).toBeDisabled();
  await page.getByRole("button", { name: "Page 65" }).click();
  expect(onPageChange).toHaveBeenLastCalledWith(65);
  await page.getByRole("button", { name: "Next page" }).click();
  expect(onPageChange).toHaveBeenLastCalledWith(2);
  await page.getByRole("combobox", { name: "Rows" }).selectOptions("50 per page");
  expect(onSize).toHaveBeenCalledWith(50);
  again(pages(65));
  await expect.element(page.getByRole("button", { name: "Next page" })).toBeDisabled();
  await page.getByRole("button", { name: "Previous page" }).click();
  expect(onPageChange).toHaveBeenLastCalledWith(64);
});
