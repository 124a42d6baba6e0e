import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { Combobox } from "../../forms/Combobox/Combobox.tsx";
import { companies, english } from "../../forms/Combobox/samples.ts";
import type { ComboboxOption } from "../../forms/Combobox/use-options.ts";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { composeStories, show } from "../../internal/testing.tsx";
import { Menu } from "../../menus/Menu/Menu.tsx";
import { NoticeProvider, useNotice } from "../../notices/Notice/NoticeProvider.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { Drawer } from "../Drawer/Drawer.tsx";
import * as stories from "./Dialog.stories.tsx";
import { Dialog } from "./Dialog.tsx";

const { Small, Default, Content, LongLabel } = composeStories(stories);

afterEach(() => page.viewport(1280, 800));

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

it.each([
  [424, Small],
  [600, Default],
  [1040, Content],
])("stands %i px wide", async (width, Story) => {
  show(<Story />);
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  expect((dialog.element() as HTMLElement).offsetWidth).toBe(width);
});

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

/** A form that looks at a field as it is left: what is wrong takes the place of the hint, or is taken back at once. */
function Judged({ pardons = false }: { pardons?: boolean }) {
  const [wrong, setWrong] = useState(false);
  const judge = async () => {
    await null;
    flushSync(() => setWrong(true));
    if (pardons) flushSync(() => setWrong(false));
  };
  return (
    <Dialog open onOpenChange={() => undefined} title="Add a website" closeLabel="Close">
      <TextField
        label="Address"
        hint="With https"
        error={wrong && "Enter an address."}
        onBlur={() => void judge()}
      />
      <TextField label="Name" />
    </Dialog>
  );
}

it.each([
  ["a press", (field: Locator) => field.click()],
  ["the Tab key", () => userEvent.keyboard("{Tab}")],
])("goes to the next field by %s while the one before is found wrong", async (_way, go) => {
  show(<Judged />);
  await expect.element(page.getByRole("textbox", { name: "Address" })).toHaveFocus();
  const name = page.getByRole("textbox", { name: "Name" });
  await go(name);
  await expect.element(page.getByText("Enter an address.")).toBeVisible();
  await expect.element(name).toHaveFocus();
});

it("goes to the next field while the one before is found wrong and pardoned", async () => {
  show(<Judged pardons />);
  await expect.element(page.getByRole("textbox", { name: "Address" })).toHaveFocus();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.click();
  await expect.element(name).toHaveFocus();
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

function Choose() {
  const [open, setOpen] = useState(true);
  const [company, setCompany] = useState<ComboboxOption | null>(null);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Assign" closeLabel="Close">
      <Combobox
        label="Company"
        options={companies}
        value={company}
        onValueChange={setCompany}
        words={english}
      />
    </Dialog>
  );
}

it("leaves the first Escape to a list that is open in it", async () => {
  show(<Choose />);
  const field = page.getByRole("combobox", { name: "Company" });
  await field.click();
  await expect.element(page.getByRole("option", { name: /^Example Retail/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("option")).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

function Notify() {
  const { show: say } = useNotice();
  return (
    <button type="button" onClick={() => say({ kind: "error", text: "Not saved", reference: "8F3A-21C7" })}>
      Save
    </button>
  );
}

it("stays when a notice over it is pressed, and closes on a press outside", async () => {
  const onOpenChange = vi.fn();
  show(
    <NoticeProvider closeLabel="Close notice">
      <Dialog open onOpenChange={onOpenChange} title="Change status" closeLabel="Close">
        <Notify />
      </Dialog>
    </NoticeProvider>,
  );
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("8F3A-21C7").click();
  await page.getByRole("button", { name: "Close notice" }).click();
  await expect.element(page.getByText("Not saved")).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  document.body.click();
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
});

it("comes as a drawer from either edge, and closes like a dialog", async () => {
  const onOpenChange = vi.fn();
  const drawer = (side: "start" | "end") => (
    <Drawer open onOpenChange={onOpenChange} title="Filters" closeLabel="Close" side={side}>
      <TextField label="Owner" />
    </Drawer>
  );
  const { show: again } = show(drawer("end"));
  const edges = async () => {
    const panel = page.getByRole("dialog", { name: "Filters" }).element();
    await Promise.all(panel.getAnimations().map((animation) => animation.finished));
    const { left, right, height } = panel.getBoundingClientRect();
    return { left, right: innerWidth - right, height };
  };
  await expect.element(page.getByRole("textbox", { name: "Owner" })).toHaveFocus();
  expect(await edges()).toMatchObject({ right: 0, height: innerHeight });
  again(drawer("start"));
  expect(await edges()).toMatchObject({ left: 0 });
  await page.getByRole("button", { name: "Close" }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("keeps long titles and buttons inside on the narrowest screen", async () => {
  await page.viewport(320, 568);
  show(<LongLabel />);
  const panel = page.getByRole("dialog").element();
  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  for (const button of panel.querySelectorAll("button")) {
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  }
});

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

/** Dialogs of which each opens as the one before it goes. */
function InARow({ titles }: { titles: readonly string[] }) {
  const [step, setStep] = useState(-1);
  const title = titles[step];
  return (
    <>
      <button type="button" onClick={() => setStep(0)}>
        Set up
      </button>
      {title && (
        <Dialog key={title} open onOpenChange={() => setStep(-1)} title={title} closeLabel="Close">
          <button type="button" onClick={() => setStep(step + 1)}>
            Go on
          </button>
        </Dialog>
      )}
    </>
  );
}

it("gives the focus back to what opened the first of several dialogs in a row", async () => {
  const titles = ["Scan the picture", "Enter the code", "Keep these codes"];
  show(<InARow titles={titles} />);
  const opener = page.getByRole("button", { name: "Set up" });
  await opener.click();
  for (const title of titles) {
    await expect.element(page.getByRole("dialog", { name: title })).toHaveFocus();
    await page.getByRole("button", { name: "Go on" }).click();
  }
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

/** A line of a list that is deleted in a dialog, and goes before that does. */
function Line() {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <main tabIndex={-1}>
      {!gone && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete a line
        </button>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="Delete the line" closeLabel="Close">
        <button type="button" onClick={() => setGone(true)}>
          Delete
        </button>
      </Dialog>
    </main>
  );
}

it("leaves the focus to the page where what opened it is gone", async () => {
  show(<Line />);
  await page.getByRole("button", { name: "Delete a line" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

it("asks before it happens, 424 px wide, and takes no second press while the work is under way", async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const ask = (busy: boolean) => (
    <ConfirmDialog
      open
      busy={busy}
      onOpenChange={onOpenChange}
      title="Remove shop.example.com?"
      text="Its assessments stay."
      confirmLabel="Remove object"
      cancelLabel="Cancel"
      closeLabel="Close"
      onConfirm={onConfirm}
    />
  );
  const { show: again } = show(ask(false));
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toHaveAccessibleDescription("Its assessments stay.");
  expect((dialog.element() as HTMLElement).offsetWidth).toBe(424);
  const remove = page.getByRole("button", { name: "Remove object" });
  await remove.click();
  again(ask(true));
  await expect.element(remove).toHaveAttribute("aria-busy", "true");
  (remove.element() as HTMLElement).click();
  expect(onConfirm).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
