import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { type NoticeContent, NoticeProvider, useNotice, usePastNotices } from "./NoticeProvider.tsx";

/** Ms a notice stays. */
const noticeDuration = 5000;

afterEach(() => vi.useRealTimers());

function Buttons({ notices }: { notices: NoticeContent[] }) {
  const { show: notify } = useNotice();
  return notices.map((notice) => (
    <button key={notice.reference ?? notice.text} type="button" onClick={() => notify(notice)}>
      {`Say ${notice.text}`}
    </button>
  ));
}

const saved: NoticeContent = { kind: "success", text: "Saved" };
const failed: NoticeContent = { kind: "error", text: "Failed", reference: "8F3A-21C7" };
/** The same words about another event. */
const failedAgain: NoticeContent = { ...failed, reference: "9C10-04B2" };

/** The pointer rests on a button below: one that a test before left at the top would hold the notice. */
async function stage(notices = [saved, failed]) {
  show(
    <NoticeProvider closeLabel="Close" copy={{ label: "Copy", copiedLabel: "Copied" }}>
      <Buttons notices={notices} />
    </NoticeProvider>,
  );
  await page.getByRole("button", { name: /^Say/ }).first().hover();
}

const shown = () => document.querySelector("[data-candor-notice]");
const say = (text: string) => page.getByRole("button", { name: `Say ${text}` }).click();

it("shows one at a time, in the region of its urgency", async () => {
  await stage();
  await say("Saved");
  await expect.element(page.getByRole("status")).toHaveTextContent("Saved");
  await say("Failed");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Failed8F3A-21C7Copy");
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

it.each([
  ["success", "status"],
  ["info", "status"],
  ["error", "alert"],
  ["warning", "alert"],
] as const)("says %s as %s", async (kind, role) => {
  show(
    <NoticeProvider closeLabel="Close">
      <Buttons notices={[{ kind, text: "News" }]} />
    </NoticeProvider>,
  );
  await say("News");
  await expect.element(page.getByRole(role)).toHaveTextContent("News");
  const live = page.getByRole(role).element().getAttribute("aria-live");
  expect(live).toBe(role === "alert" ? "assertive" : "polite");
});

it("stands at the top, in the middle, at most 400 px wide", async () => {
  const text = "A sentence that is far too long for one line of a notice. ".repeat(3);
  show(
    <NoticeProvider closeLabel="Close">
      <Buttons notices={[{ kind: "info", text }]} />
    </NoticeProvider>,
  );
  await page.getByRole("button", { name: /^Say/ }).click();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await Promise.all(
    shown()
      ?.getAnimations()
      .map((animation) => animation.finished) ?? [],
  );
  const { left, right, top, width } = shown()?.getBoundingClientRect() ?? new DOMRect();
  expect(width).toBe(400);
  expect(Math.round(top)).toBe(20);
  expect(Math.abs(left - (innerWidth - right))).toBeLessThanOrEqual(1);
});

it("copies its reference", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await stage();
  await say("Failed");
  await page.getByRole("button", { name: "Copy" }).click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("8F3A-21C7");
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  writeText.mockRestore();
});

it("gives the focus back to where it was when it is closed by keys", async () => {
  await stage();
  await say("Saved");
  const close = page.getByRole("button", { name: "Close" });
  await expect.element(close).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Say Failed" })).toHaveFocus();
});

it("stays while the pointer is on it, and leaves after the rest of its time", async () => {
  await stage();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  (page.getByRole("button", { name: "Say Saved" }).element() as HTMLElement).click();
  await expect.poll(shown).not.toBeNull();
  vi.advanceTimersByTime(noticeDuration - 1000);
  await page.getByText("Saved", { exact: true }).hover();
  vi.advanceTimersByTime(noticeDuration * 2);
  await expect.poll(shown).not.toBeNull();
  await page.getByRole("button", { name: "Say Saved" }).hover();
  vi.advanceTimersByTime(800);
  await expect.poll(shown).not.toBeNull();
  vi.advanceTimersByTime(200);
  await expect.poll(shown).toBeNull();
});

it("takes the same words with another reference for another notice, and gives it its whole time", async () => {
  await stage([failed, failedAgain]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const buttons = page.getByRole("button", { name: "Say Failed" }).elements() as HTMLElement[];
  flushSync(() => buttons[0]?.click());
  await expect.poll(() => shown()?.textContent).toContain("8F3A-21C7");
  vi.advanceTimersByTime(noticeDuration - 1000);
  flushSync(() => buttons[1]?.click());
  await expect.poll(() => shown()?.textContent).toContain("9C10-04B2");
  vi.advanceTimersByTime(noticeDuration - 100);
  expect(shown()).not.toBeNull();
  flushSync(() => vi.advanceTimersByTime(100));
  expect(shown()).toBeNull();
});

it("leaves after five seconds, not counting the time the focus holds it", async () => {
  await stage();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  (page.getByRole("button", { name: "Say Saved" }).element() as HTMLElement).click();
  await expect.poll(shown).not.toBeNull();
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

const twelve = Array.from({ length: 12 }, (_, at): NoticeContent => ({ kind: "info", text: `No ${at}` }));

function All() {
  const { show: notify } = useNotice();
  const sayAll = () => {
    for (const notice of [...twelve, ...twelve.slice(-1)]) notify(notice);
  };
  return (
    <button type="button" onClick={sayAll}>
      All
    </button>
  );
}

const Past = () => usePastNotices().map(({ id, text }) => <li key={id}>{text}</li>);

it("keeps the last ten to be found again, newest first, none twice in a row", async () => {
  show(
    <NoticeProvider closeLabel="Close">
      <All />
      <ul>
        <Past />
      </ul>
    </NoticeProvider>,
  );
  await page.getByRole("button", { name: "All" }).click();
  const items = page.getByRole("listitem");
  await expect.element(items.first()).toHaveTextContent("No 11");
  expect(items.elements().map(({ textContent }) => textContent)).toEqual(
    twelve
      .slice(2)
      .map(({ text }) => text)
      .reverse(),
  );
});
