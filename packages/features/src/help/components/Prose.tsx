import Markdown, { type MarkdownToJSX } from "markdown-to-jsx/react";
import type { AnchorHTMLAttributes } from "react";
import { usePlatform } from "../../platform/index.ts";
import * as css from "./Prose.css.ts";

const OPTIONS = { disableParsingRawHTML: true, forceBlock: true, wrapper: null } as const;

const OVERRIDES: MarkdownToJSX.Options = { ...OPTIONS, overrides: { a: { component: ProseLink } } };

/** Text written in Markdown. Raw HTML in it stays text; links to the help stay in the app. */
export function Prose({ markdown }: { markdown: string }) {
  return (
    <div className={css.prose}>
      <Markdown options={OVERRIDES}>{markdown}</Markdown>
    </div>
  );
}

/** An address that could run something is taken away by the parser: what is left of its link is words. */
function ProseLink({ href, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { Link } = usePlatform();
  return href ? <Link href={href} {...props} /> : <span>{props.children}</span>;
}
