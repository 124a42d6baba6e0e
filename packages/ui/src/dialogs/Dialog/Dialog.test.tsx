import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { show } from "../../internal/testing.tsx";
import { Menu } from "../../menus/Menu/Menu.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { Dialog } from "./Dialog.tsx";

function ChangeStatus() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change status
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Change status" closeLabel="Close">
        <TextField label="Reason" />
      </Dialog>
    </>
  );
}

it("starts in the first field, closes on Escape and gives the focus back", async () => {
  show(<ChangeStatus />);
  const opener = page.getByRole("button", { name: "Change status" });
  await opener.click();
  await expect.element(page.getByRole("dialog", { name: "Change status" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Reason" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<button type="button">Actions</button>}
        groups={[[{ id: "fail", label: "Mark as failed", onSelect: () => setOpen(true) }]]}
      />
      {open && (
        <Dialog open onOpenChange={setOpen} title="Mark as failed?" closeLabel="Close">
          Its worker ends.
        </Dialog>
      )}
    </>
  );
}

it("gives the focus back to the button of the menu it was opened from", async () => {
  show(<FromMenu />);
  const opener = page.getByRole("button", { name: "Actions" });
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Mark as failed" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Mark as failed?" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("asks before it happens", async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  show(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Remove shop.example.com?"
      text="Its assessments stay."
      confirmLabel="Remove object"
      cancelLabel="Cancel"
      closeLabel="Close"
      onConfirm={onConfirm}
    />,
  );
  await expect.element(page.getByRole("dialog")).toHaveAccessibleDescription("Its assessments stay.");
  await page.getByRole("button", { name: "Remove object" }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
