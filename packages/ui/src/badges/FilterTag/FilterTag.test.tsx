import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { FilterTag } from "./FilterTag.tsx";

it("lifts the filter", async () => {
  const onRemove = vi.fn();
  show(<FilterTag name="Framework" onRemove={onRemove} removeLabel="Remove Framework: GDPR" value="GDPR" />);
  await page.getByRole("button", { name: "Remove Framework: GDPR" }).click();
  expect(onRemove).toHaveBeenCalledOnce();
});
