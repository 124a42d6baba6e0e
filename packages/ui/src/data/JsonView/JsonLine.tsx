import { cx } from "../../internal/cx.ts";
import { ChevronDownIcon, ChevronRightIcon } from "../../internal/icons.tsx";
import * as css from "./JsonView.css.ts";
import type { JsonNode } from "./nodes.ts";

export interface JsonLineTexts {
  /** How many an array or object holds, such as "3 entries". */
  count: (count: number) => string;
  /** Shows what was left out: signs of a text, or children, such as "Show 4,900 more". */
  more: (count: number) => string;
}

interface JsonLineProps {
  line: JsonNode;
  texts: JsonLineTexts;
  /** Where Tab enters the tree. */
  entry: boolean;
  onAct: () => void;
}

const brackets: Partial<Record<JsonNode["kind"], readonly [string, string]>> = {
  object: ["{", "}"],
  array: ["[", "]"],
};

/** One line of the tree: its name, and its value or what it holds. */
export function JsonLine({ line, texts, entry, onAct }: JsonLineProps) {
  const { kind, name, open, cut } = line;
  const acts = open !== undefined || cut > 0 || kind === "rest";
  const pair = brackets[kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens for the keys of all its lines
    <div
      role="treeitem"
      data-path={line.path}
      aria-level={line.level}
      aria-posinset={line.place}
      aria-setsize={line.siblings}
      aria-expanded={open}
      tabIndex={entry ? 0 : -1}
      className={cx(css.line, acts && css.acts)}
      style={{ paddingInlineStart: 8 + (line.level - 1) * 16 }}
      onClick={acts ? () => String(getSelection()) === "" && onAct() : undefined}
    >
      <span className={css.arrow} aria-hidden="true">
        {open !== undefined && (open ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />)}
      </span>
      <span className={css.content}>
        {name !== null && (
          <>
            <bdi className={typeof name === "number" ? css.place : css.name}>{name}</bdi>
            <span className={typeof name === "number" ? css.place : css.name}>: </span>
          </>
        )}
        {kind === "rest" ? (
          <span className={css.more}>{texts.more(line.count)}</span>
        ) : pair ? (
          <>
            {open ? pair[0] : line.count > 0 ? `${pair[0]}…${pair[1]}` : pair.join("")}{" "}
            <span className={css.count}>{texts.count(line.count)}</span>
          </>
        ) : (
          <bdi className={css.value[kind as keyof typeof css.value]}>{line.text}</bdi>
        )}
        {cut > 0 && (
          <>
            {"… "}
            <span className={css.more}>{texts.more(cut)}</span>
          </>
        )}
      </span>
    </div>
  );
}
