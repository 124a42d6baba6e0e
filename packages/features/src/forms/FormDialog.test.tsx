import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readDraft, storeDraft } from "../platform/index.ts";
import { StoryPlatform } from "../platform/testing.tsx";
import { Failure } from "./Failure.tsx";
import { FormDialog } from "./FormDialog.tsx";

const DRAFT = "test";
const onClose = vi.fn();
let root: Root;
let place: HTMLElement;

const show = (state: { dirty?: boolean; busy?: boolean } = {}) =>
  flushSync(() =>
    root.render(
      <StoryPlatform>
        <FormDialog
          title="Invite"
          draft={DRAFT}
          dirty={false}
          busy={false}
          submit={null}
          {...{ onClose }}
          {...state}
        >
          <input aria-label="E-mail" />
        </FormDialog>
      </StoryPlatform>,
    ),
  );

const cancel = page.getByRole("button", { name: "Cancel" });
const question = page.getByRole("dialog", { name: "Discard changes?" });

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  onClose.mockReset();
  storeDraft(DRAFT, { email: "nina" });
});
afterEach(() => {
  root.unmount();
  place.remove();
  sessionStorage.clear();
});

it("closes at once where nothing is typed, and not at all while it is being saved", async () => {
  show({ busy: true, dirty: true });
  await cancel.click();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(question).not.toBeInTheDocument();
  show();
  await cancel.click();
  expect(onClose).toHaveBeenCalledOnce();
});

it("asks before what is typed is lost, keeps it on Escape, and forgets it where that is chosen", async () => {
  show({ dirty: true });
  await cancel.click();
  await expect.element(question).toHaveAccessibleDescription("What you typed is not saved.");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(readDraft(DRAFT)).toEqual({ email: "nina" });
  await cancel.click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(readDraft(DRAFT)).toBeNull();
});

it("takes no room for a failure that is not there, and is there to be read out", async () => {
  const height = (text: string | null) => {
    flushSync(() =>
      root.render(
        <div style={{ display: "grid", gap: 24 }}>
          <button type="button">Before</button>
          <Failure text={text} gapped />
          <button type="button">After</button>
        </div>,
      ),
    );
    const [before, after] = [...place.querySelectorAll("button")].map((one) => one.getBoundingClientRect());
    return (after?.top ?? 0) - (before?.bottom ?? 0);
  };
  expect(height(null)).toBe(24);
  const alert = page.getByRole("alert").element();
  expect(height("Not saved.")).toBeGreaterThan(2 * 24);
  expect(page.getByRole("alert").element()).toBe(alert);
});
