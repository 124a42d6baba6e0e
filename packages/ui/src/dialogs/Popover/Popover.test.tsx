import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { NoticeProvider, useNotice } from "../../notices/Notice/NoticeProvider.tsx";
import { Popover } from "./Popover.tsx";

function Save() {
  const { show: say } = useNotice();
  return (
    <button type="button" onClick={() => say({ kind: "error", text: "Not saved" })}>
      Save
    </button>
  );
}

it("stays when a notice is pressed, closes on Escape and gives the focus back", async () => {
  show(
    <NoticeProvider closeLabel="Close notice">
      <Popover label="Columns" trigger={<button type="button">Choose</button>}>
        <Save />
      </Popover>
    </NoticeProvider>,
  );
  const opener = page.getByRole("button", { name: "Choose" });
  await opener.click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Not saved").click();
  await page.getByRole("button", { name: "Close notice" }).click();
  await expect.element(page.getByText("Not saved")).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: "Columns" })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
