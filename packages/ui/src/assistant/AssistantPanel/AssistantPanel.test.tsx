import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { AssistantLauncher } from "../AssistantLauncher/AssistantLauncher.tsx";
import { AssistantMessage } from "./AssistantMessage.tsx";
import { AssistantPanel } from "./AssistantPanel.tsx";

afterEach(() => page.viewport(1280, 800));

function App({ messages = 1 }: { messages?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ height: 3000 }}>
      <button type="button">Elsewhere</button>
      <AssistantLauncher label="Ask the assistant" open={open} onClick={() => setOpen(true)} />
      <AssistantPanel
        open={open}
        onClose={() => setOpen(false)}
        title="Assistant"
        closeLabel="Close the assistant"
        messagesLabel="Messages"
        composer={<textarea aria-label="Your question" />}
      >
        {Array.from({ length: messages }, (_, at) => (
          <AssistantMessage key={`message-${String(at)}`} author="assistant" authorLabel="Assistant">
            {`Answer ${at + 1}`}
          </AssistantMessage>
        ))}
      </AssistantPanel>
    </div>
  );
}

const launcher = page.getByRole("button", { name: "Ask the assistant" });
const panel = page.getByRole("dialog", { name: "Assistant" });
const log = page.getByRole("log", { name: "Messages" });

it("opens at its field, leaves the page usable, and gives the focus back on Escape", async () => {
  show(<App />);
  await launcher.click();
  await expect.element(page.getByRole("textbox", { name: "Your question" })).toHaveFocus();
  await expect.element(panel).toHaveAttribute("aria-modal", "false");
  await expect.element(launcher).toHaveAttribute("aria-expanded", "true");
  await userEvent.tab({ shift: true });
  await expect.element(log).toHaveFocus();
  await page.getByRole("button", { name: "Elsewhere" }).click();
  await expect.element(panel).toBeVisible();
  await page.getByRole("textbox", { name: "Your question" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(launcher).toHaveFocus();
  await expect.element(launcher).toHaveAttribute("aria-expanded", "false");
});

it("leaves the focus where it went meanwhile", async () => {
  show(<App />);
  await launcher.click();
  const elsewhere = page.getByRole("button", { name: "Elsewhere" });
  const close = page.getByRole("button", { name: "Close the assistant" }).element() as HTMLElement;
  await elsewhere.click();
  close.click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(elsewhere).toHaveFocus();
});

it("gives way on a phone, where it lies over the page, to what has the focus there", async () => {
  await page.viewport(390, 844);
  show(<App />);
  await launcher.click();
  await userEvent.tab({ shift: true });
  await expect.element(log).toHaveFocus();
  await expect.element(panel).toBeVisible();
  const elsewhere = page.getByRole("button", { name: "Elsewhere" });
  (elsewhere.element() as HTMLElement).focus();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(elsewhere).toHaveFocus();
});

it("follows the newest message, unless a person reads further up", async () => {
  const { show: again } = show(<App messages={40} />);
  await launcher.click();
  const fromFoot = () => {
    const { scrollHeight, scrollTop, clientHeight } = log.element();
    return Math.round(scrollHeight - scrollTop - clientHeight);
  };
  await expect.poll(fromFoot).toBe(0);
  again(<App messages={44} />);
  await expect.poll(fromFoot).toBe(0);
  log.element().scrollTop = 0;
  log.element().dispatchEvent(new Event("scroll"));
  again(<App messages={48} />);
  await expect.element(page.getByText("Answer 48")).toBeInTheDocument();
  expect(log.element().scrollTop).toBe(0);
});

it("is as wide as a phone", async () => {
  await page.viewport(390, 844);
  show(<App />);
  await launcher.click();
  const { left, width } = panel.element().getBoundingClientRect();
  expect([left, width]).toEqual([0, 390]);
});
