import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fetchInTime } from "./in-time.ts";
import { lateDialog } from "./late-part.tsx";
import { renderOnPlatform } from "./test-root.tsx";

const Text = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog" aria-label="Part">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);

const load = vi.fn<() => Promise<typeof Text>>();
const opener = page.getByRole("button", { name: "Open" });
const part = page.getByRole("dialog", { name: "Part" });

beforeEach(() => {
  load.mockReset().mockResolvedValue(Text);
});
afterEach(() => vi.restoreAllMocks());

function Place({ Part }: { Part: ComponentType<{ onClose: () => void }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Part onClose={() => setOpen(false)} />}
    </>
  );
}

function stage() {
  const Part = lateDialog<{ onClose: () => void }>([], load);
  renderOnPlatform(<Place Part={Part} />);
}

it("is fetched when somebody goes near a button, and drawn when it is asked for", async () => {
  stage();
  expect(load).not.toHaveBeenCalled();
  await opener.hover();
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  await expect.element(part).not.toBeInTheDocument();
  await opener.click();
  await expect.element(part).toBeVisible();
});

it("is closed and told of where it does not arrive, and asked for again the next time", async () => {
  stage();
  load.mockRejectedValue(new Error("offline"));
  await opener.click();
  await expect.element(page.getByText(/did not arrive.*reload the page/)).toBeVisible();
  await expect.element(part).not.toBeInTheDocument();
  load.mockResolvedValue(Text);
  await opener.click();
  await expect.element(part).toBeVisible();
});

it("fetches once for a page, at the first key as well", async () => {
  const fetched = vi.fn<() => Promise<void>>().mockResolvedValue();
  fetchInTime(fetched);
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.keyboard("{ArrowDown}");
  expect(fetched).toHaveBeenCalledOnce();
});
