import { type ComponentProps, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { CopyButton } from "../../feedback/CopyButton/CopyButton.tsx";
import { cx } from "../../internal/cx.ts";
import { toggled } from "../DataTable/columns.ts";
import { ScrollFrame } from "../ScrollFrame/ScrollFrame.tsx";
import { JsonLine, type JsonLineTexts } from "./JsonLine.tsx";
import * as css from "./JsonView.css.ts";
import { treeMove } from "./keys.ts";
import { linesOf, pathsTo } from "./nodes.ts";
import { parseJson } from "./parse.ts";

export interface JsonViewTexts extends JsonLineTexts {
  /** Over a text that is not JSON, such as "Not valid JSON: shown as it came". */
  invalid: string;
  /** In the place of a text that holds nothing; left out, that is shown as it came. */
  empty?: string;
}

export interface JsonViewProps extends Omit<ComponentProps<"div">, "children" | "aria-label"> {
  /** Name of the tree. */
  label: string;
  /** The JSON as text; what is not JSON is shown as it came. */
  json: string;
  texts: JsonViewTexts;
  /** Levels open at first. Default 1. */
  depth?: number;
  /** Words of the button that copies the whole; left out, there is none. */
  copy?: { label: string; copiedLabel: string };
}

/** A JSON value as a tree that opens and closes, by pointer and by the keys of a tree. */
export function JsonView({ label, json, texts, depth = 1, copy, className, ...rest }: JsonViewProps) {
  const parsed = useMemo(() => parseJson(json), [json]);
  if (json.trim() === "" && texts.empty !== undefined) {
    return (
      <div {...rest} className={cx(css.view, css.empty, className)}>
        {texts.empty}
      </div>
    );
  }
  return (
    <div {...rest} className={cx(css.view, className)}>
      {copy && (
        <div className={css.tools}>
          <CopyButton {...copy} text={json} />
        </div>
      )}
      {"invalid" in parsed ? (
        <>
          <p className={css.invalid}>{texts.invalid}</p>
          <ScrollFrame label={label} className={css.scroll}>
            <pre className={css.raw}>{parsed.invalid}</pre>
          </ScrollFrame>
        </>
      ) : (
        <Tree key={json} label={label} value={parsed.value} texts={texts} depth={depth} />
      )}
    </div>
  );
}

interface TreeProps {
  label: string;
  value: unknown;
  texts: JsonLineTexts;
  depth: number;
}

function Tree({ label, value, texts, depth }: TreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(pathsTo(value, depth)));
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState("$");
  const lines = useMemo(() => linesOf(value, { open, whole }), [value, open, whole]);
  // A line that went with its parent hands its place on.
  const entry = lines.some(({ path }) => path === active) ? active : "$";

  const go = (path: string) => {
    setActive(path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  };
  const act = (path: string) => {
    const line = lines.find((each) => each.path === path);
    if (!line) return;
    if (line.kind === "rest" && line.parent !== null) {
      setWhole(new Set(whole).add(line.parent));
      // Its own line goes; the one before it stays.
      go(lines[lines.indexOf(line) - 1]?.path ?? "$");
    } else if (line.cut > 0) setWhole(new Set(whole).add(path));
    else if (line.open !== undefined) setOpen(toggled(open, path));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(lines, entry, event.key);
    if (!move) return;
    event.preventDefault();
    if ("to" in move) go(move.to);
    else if ("toggle" in move) act(move.toggle);
    else setOpen(new Set([...open, ...move.openAll]));
  };

  return (
    <div ref={tree} role="tree" aria-label={label} tabIndex={-1} className={css.tree} onKeyDown={onKeyDown}>
      {lines.map((line) => (
        <JsonLine
          key={line.path}
          line={line}
          texts={texts}
          entry={line.path === entry}
          onAct={() => {
            setActive(line.path);
            act(line.path);
          }}
        />
      ))}
    </div>
  );
}
