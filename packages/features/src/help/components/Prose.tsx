import Markdown, { type MarkdownToJSX } from "markdown-to-jsx/react";
import { usePlatform } from "../../platform/index.ts";
import * as css from "./Prose.css.ts";

const OPTIONS = { disableParsingRawHTML: true, forceBlock: true, wrapper: null } as const;

/** Text written in Markdown. Raw HTML in it stays text; links to the help stay in the app. */
export function Prose({ markdown }: { markdown: string }) {
  const { Link } = usePlatform();
  const options: MarkdownToJSX.Options = { ...OPTIONS, overrides: { a: { component: Link } } };
  return (
    <div className={css.prose}>
      <Markdown options={options}>{markdown}</Markdown>
    </div>
  );
}
