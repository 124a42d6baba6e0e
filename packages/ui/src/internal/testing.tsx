import "../theme/styles.ts";
import { composeStories } from "@storybook/react-vite";
import type { ReactElement, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { onTestFinished } from "vitest";
import type { Appearance } from "../theme/appearance.ts";
import { CandorTheme } from "../theme/CandorTheme/CandorTheme.tsx";

export { composeStories };

/** What a test has rendered: it is taken away when the test has ended. */
export const mounted: Root[] = [];

/** Takes away what a test has rendered, and whatever it left in the page's body. */
export function unmountAll(): void {
  for (const root of mounted.splice(0)) root.unmount();
  document.body.replaceChildren();
}

interface Shown {
  /** The element the tree was rendered into. */
  container: HTMLElement;
  /** Renders again with other props. */
  show: (next: ReactNode) => void;
}

/** Renders a tree inside the theme; it is taken away after the test. */
export function show(tree: ReactNode, appearance: Appearance = "light"): Shown {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  mounted.push(root);
  const render = (next: ReactNode) =>
    flushSync(() => root.render(<CandorTheme appearance={appearance}>{next}</CandorTheme>));
  render(tree);
  return { container, show: render };
}

/** The control inside a field that a form library binds: it has the rest props and the ref; the field has the class. */
export function controlOf(
  build: (props: { name: string; className: string; ref: (node: Element | null) => void }) => ReactElement,
): { control: Element | null; reached: Element | null } {
  let reached: Element | null = null;
  const { container } = show(
    build({ name: "bound", className: "theirs", ref: (node) => (reached = node ?? reached) }),
  );
  return { control: container.querySelector(".theirs :is(input, select, textarea)[name=bound]"), reached };
}

/** Asserts what every component promises: rest props, class name and ref reach one and the same root element. */
export function rootOf(
  build: (props: { id: string; className: string; ref: (node: Element | null) => void }) => ReactElement,
): { root: Element | null; reached: Element | null } {
  let reached: Element | null = null;
  const { container } = show(
    build({ id: "root", className: "theirs", ref: (node) => (reached = node ?? reached) }),
  );
  return { root: container.querySelector("#root.theirs"), reached };
}

/** Sets text as wide as WCAG 1.4.12 asks to bear, to the end of the test or until what it answers is called. */
export function setTextWider(): () => void {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
  onTestFinished(() => style.remove());
  return () => style.remove();
}
