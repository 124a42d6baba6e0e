import Markdown, { type MarkdownToJSX } from "markdown-to-jsx/react";
import type { ReactNode } from "react";
import * as css from "../EvidenceCell.css.ts";

const Words = ({ children }: { children?: ReactNode }) => <span>{children}</span>;
const Alt = ({ alt }: { alt?: string }) => <span>{alt}</span>;
const Heading = ({ children }: { children?: ReactNode }) => <p className={css.strong}>{children}</p>;

/** Links lead nowhere, pictures are their words: evidence was written by others. */
const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: null,
  overrides: {
    a: Words,
    img: Alt,
    iframe: Words,
    input: Words,
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
  },
};

/** What scrolls is reached by the keyboard, and what does not is no stop: as wide as it is at the time. */
function reachedIfCut(place: HTMLElement | null) {
  if (!place) return;
  const look = new ResizeObserver(() => {
    if (place.scrollHeight - place.clientHeight > 1) place.tabIndex = 0;
    else place.removeAttribute("tabindex");
  });
  look.observe(place);
  return () => look.disconnect();
}

/** Text written in Markdown. Raw HTML in it stays text. */
export default function MarkdownText({ text, title }: { text: string; title: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div key={text} ref={reachedIfCut} role="group" aria-label={title} className={css.markdown} dir="auto">
      <Markdown options={OPTIONS}>{text}</Markdown>
    </div>
  );
}
