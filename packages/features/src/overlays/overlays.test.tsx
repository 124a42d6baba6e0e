import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPlatform } from "../platform/test-root.tsx";
import { Dialog } from "./index.ts";

function Place() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

it("fetches what draws a dialog, takes the focus into it, and gives it back", async () => {
  renderOnPlatform(<Place />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Rename" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});
