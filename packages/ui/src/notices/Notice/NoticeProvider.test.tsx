import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { type NoticeContent, NoticeProvider, noticeDuration, useNotice } from "./NoticeProvider.tsx";

afterEach(() => vi.useRealTimers());

function Buttons({ notices }: { notices: NoticeContent[] }) {
  const { show: notify } = useNotice();
  return notices.map((notice) => (
    <button key={notice.text} type="button" onClick={() => notify(notice)}>
      {`Say ${notice.text}`}
    </button>
  ));
}

const saved: NoticeContent = { kind: "success", text: "Saved" };
const failed: NoticeContent = { kind: "error", text: "Failed", reference: "8F3A-21C7" };

const stage = () =>
  show(
    <NoticeProvider closeLabel="Close">
      <Buttons notices={[saved, failed]} />
    </NoticeProvider>,
  );

const say = (text: string) => page.getByRole("button", { name: `Say ${text}` }).click();

it("shows one at a time, in the region of its urgency", async () => {
  await stage();
  await say("Saved");
  await expect.element(page.getByRole("status")).toHaveTextContent("Saved");
  await say("Failed");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Failed8F3A-21C7");
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("alert")).toBeEmptyDOMElement();
});

it("drops a duplicate: the notice on screen stays the one it was", async () => {
  await stage();
  await say("Saved");
  const first = page.getByRole("status").element().firstElementChild;
  await say("Saved");
  expect(page.getByRole("status").element().firstElementChild).toBe(first);
});

it("leaves after five seconds, not counting the time the focus holds it", async () => {
  stage();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const shown = () => document.querySelector("[data-candor-notice]");
  (page.getByRole("button", { name: "Say Saved" }).element() as HTMLElement).click();
  await vi.waitFor(() => expect(shown()).not.toBeNull());
  vi.advanceTimersByTime(noticeDuration - 1000);
  const close = page.getByRole("button", { name: "Close" }).element() as HTMLElement;
  flushSync(() => close.focus());
  vi.advanceTimersByTime(noticeDuration * 2);
  expect(shown()).not.toBeNull();
  flushSync(() => close.blur());
  vi.advanceTimersByTime(900);
  expect(shown()).not.toBeNull();
  flushSync(() => vi.advanceTimersByTime(200));
  expect(shown()).toBeNull();
});
