import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { setTextWider, show } from "../../internal/testing.tsx";
import { FilterTag } from "./FilterTag.tsx";

it("lifts the filter", async () => {
  const onRemove = vi.fn();
  show(<FilterTag name="Framework" onRemove={onRemove} removeLabel="Remove Framework: GDPR" value="GDPR" />);
  await page.getByRole("button", { name: "Remove Framework: GDPR" }).click();
  expect(onRemove).toHaveBeenCalledOnce();
});

it("grows with its words while the reader sets text wider", async () => {
  const tag = <FilterTag name="Category" onRemove={vi.fn()} removeLabel="Remove" value="Content delivery" />;
  const { container } = show(<div style={{ width: 150 }}>{tag}</div>);
  setTextWider();
  const root = container.querySelector("div")?.firstElementChild as HTMLElement;
  await expect.poll(() => root.getBoundingClientRect().height).toBeGreaterThan(24);
  expect(root.scrollHeight).toBeLessThanOrEqual(root.clientHeight);
});
