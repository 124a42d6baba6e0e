import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { BulkBar } from "./BulkBar.tsx";

it("does with all chosen what is pressed, keeps what is closed closed, and lets them go", async () => {
  const done = vi.fn((_what: string) => {});
  const action = (id: string, disabled = false) => ({ id, label: id, disabled, onSelect: () => done(id) });
  show(
    <BulkBar
      text="2 selected"
      actions={[action("Assign"), action("Export", true)]}
      clearLabel="Clear selection"
      onClear={() => done("clear")}
    />,
  );
  const bar = page.getByRole("region", { name: "2 selected" });
  await bar.getByRole("button", { name: "Assign" }).click();
  await expect.element(bar.getByRole("button", { name: "Export" })).toBeDisabled();
  await bar.getByRole("button", { name: "Clear selection" }).click();
  expect(done.mock.calls).toEqual([["Assign"], ["clear"]]);
});
