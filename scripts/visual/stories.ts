import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What is asked of the page before a picture is taken. */
export interface Mode {
  name: string;
  globals: Record<string, unknown>;
  viewport?: { width: number; height: number };
}

export interface Story {
  id: string;
  /** The component's stories: they share a page. */
  file: string;
  modes: Mode[];
  /** Held to a narrow page and to large text. */
  reflow: boolean;
}

interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
  exportName?: string;
  tags?: string[];
}

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 844 };

const light: Mode = { name: "light", globals: {} };
const dark: Mode = { name: "dark", globals: { theme: "dark" } };

/** Further pictures of a story, by its tag. */
const MARKED: Record<string, Mode> = {
  "visual:cn": { name: "cn", globals: { language: "cn" } },
  "visual:narrow": { name: "narrow", globals: { viewport: { value: "narrow" } }, viewport: narrow },
  "visual:compact": { name: "compact", globals: { density: "compact" } },
  "visual:rtl": { name: "rtl", globals: { direction: "rtl" } },
};

/** A story that cannot hold still says so with this tag, and why beside it. */
const MOVING = "visual:skip";

/** A story that shows something in a width of its own says so with this tag, and why beside it. */
const OWN_WIDTH = "reflow:skip";

function modesOf({ tags = [], exportName = "" }: IndexEntry): Mode[] {
  const marked = tags.flatMap((tag) => MARKED[tag] ?? []);
  // A story named Dark is drawn in the dark whatever the toolbar says.
  return /Dark$/.test(exportName) ? [dark, ...marked] : [light, dark, ...marked];
}

/** The stories of a built Storybook; with a filter, those whose id or title contains it. */
export async function storiesOf(storybook: string, filter = ""): Promise<Story[]> {
  const { entries } = JSON.parse(await readFile(join(storybook, "index.json"), "utf8")) as {
    entries: Record<string, IndexEntry>;
  };
  const wanted = filter.toLowerCase();
  return Object.values(entries)
    .filter(({ type, tags }) => type === "story" && !tags?.includes(MOVING))
    .filter(({ id, title, name }) => `${id} ${title}/${name}`.toLowerCase().includes(wanted))
    .map((entry) => ({
      id: entry.id,
      file: entry.importPath,
      modes: modesOf(entry),
      reflow: !entry.tags?.includes(OWN_WIDTH),
    }));
}
