import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { StoryPlatform } from "../platform/testing.tsx";
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
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() =>
    root.render(
      <StoryPlatform>
        <Place />
      </StoryPlatform>,
    ),
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Rename" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});
