// What runs inside the page. Each function is sent there as text and may use nothing of this module.

/** Before any script of the page: counts what is still going on, so that a story is looked at when it has ended. */
export function watchPage(): void {
  const LONG = 700;
  const pending = new Set<unknown>();
  const { setTimeout: later, clearTimeout: clear, fetch: call, requestIdleCallback: idly } = window;
  const state = { changed: 0, pending };
  Object.assign(window, { candorStories: state });
  const timed = (handler: TimerHandler, ms = 0, ...args: unknown[]) => {
    // Longer ones count down, refresh or expire: they are not on the way to what the story shows.
    const short = ms > 0 && ms <= LONG;
    const id: number = later(() => {
      pending.delete(id);
      if (typeof handler === "function") handler(...args);
    }, ms);
    if (short) pending.add(id);
    return id;
  };
  window.setTimeout = timed as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    pending.delete(id);
    clear(id);
  };
  window.fetch = async (...args) => {
    const mark = {};
    pending.add(mark);
    // An answer that a story holds back for ever must not hold back the rest.
    later(() => pending.delete(mark), LONG);
    try {
      return await call(...args);
    } finally {
      pending.delete(mark);
    }
  };
  // What waits for a moment of rest may call the server: left to the next story, nothing would answer it there.
  window.requestIdleCallback = (callback, options) => {
    const mark = {};
    pending.add(mark);
    return idly((deadline) => {
      pending.delete(mark);
      callback(deadline);
    }, options);
  };
  new MutationObserver(() => {
    state.changed = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/**
 * Before any script of a page that shows stories without Storybook around them: nothing there is highlighted, and looking
 * for what could be, after each change, takes a tenth of a story's time.
 */
export function withoutHighlights(): void {
  let features: object = {};
  Object.defineProperty(window, "FEATURES", {
    get: () => features,
    set: (all: object) => {
      features = { ...all, highlight: false };
    },
  });
}

/** Resolves when nothing is under way: timers, calls, fonts, images, changes; after five seconds in any case. */
export async function settled(): Promise<void> {
  const state = (window as unknown as { candorStories: { changed: number; pending: Set<unknown> } })
    .candorStories;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const end = performance.now() + 5000;
  const busy = () =>
    state.pending.size > 0 ||
    performance.now() - state.changed < 40 ||
    document.fonts.status === "loading" ||
    [...document.images].some((image) => !image.complete && image.loading !== "lazy");
  do {
    await frame();
    await frame();
    await document.fonts.ready;
  } while (busy() && performance.now() < end);
}

/**
 * Leaves axe out of every story that is shown from now on. In the address of a page without a story it would not be heard.
 */
export function withoutAxe(): void {
  const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
}

interface Preview {
  channel: Record<"on" | "off", (event: string, listener: (payload: unknown) => void) => void> & {
    emit: (event: string, payload: unknown) => void;
  };
  ready: () => Promise<void>;
  storyRenders: readonly { phase?: string }[];
  storyStoreValue: {
    loadStory: (request: { storyId: string }) => Promise<{
      initialArgs: Record<string, unknown>;
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
    }>;
  };
}

/** What axe says of a story. */
interface Report {
  status: "passed" | "warning" | "failed";
  result: { violations?: { id: string; nodes: { target: string[] }[] }[] };
}

/** What a story says of itself before it is shown. */
export interface Declared {
  /** The size it asks for by its own globals. */
  size: { width: number; height: number } | null;
  /**
   * Whether its args hold more values than Storybook can list in its controls: ten thousand rows freeze it. A story of so
   * many draws them itself.
   */
  tooManyArgs: boolean;
}

export async function declaredBy(storyId: string): Promise<Declared> {
  const MOST = 5000;
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  await preview.ready();
  const story = await preview.storyStoreValue.loadStory({ storyId });
  const { storyGlobals, parameters } = story;
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? ""]?.styles;
  const size = styles && {
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  };
  const seen = new Set<unknown>([story.initialArgs]);
  // What is added is gone through, too.
  for (const value of seen) {
    if (seen.size > MOST) break;
    const listed = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    if (listed) for (const one of Object.values(value as object)) if (one instanceof Object) seen.add(one);
  }
  return { size: size ?? null, tooManyArgs: seen.size > MOST };
}

/** Shows a story; resolves to an empty text when it has rendered and played and axe finds nothing, or to what went wrong. */
export function showStory(id: string): Promise<string> {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  const { channel } = preview;
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const failures = ["storyThrewException", "storyErrored", "storyMissing", "playFunctionThrewException"];
  return new Promise((done) => {
    const stop = (result: string) => {
      channel.off("storyFinished", finished);
      for (const event of failures) channel.off(event, broke);
      done(result);
    };
    const finished = (payload: unknown) => {
      const { storyId, reporters = [] } = payload as { storyId: string; reporters?: Report[] };
      if (storyId !== id) return;
      const failed = reporters.filter(({ status }) => status === "failed").map(({ result }) => result);
      const violations = failed.flatMap((result) => result.violations ?? []);
      const described = violations.map(({ id: rule, nodes }) => `${rule} at ${nodes[0]?.target.join(" ")}`);
      if (failed.length > violations.length) described.push("axe broke");
      stop(described.join("; "));
    };
    const broke = (payload: unknown) =>
      stop(String((payload as { message?: string } | null)?.message ?? payload ?? "failed"));
    channel.on("storyFinished", finished);
    for (const event of failures) channel.on(event, broke);
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}

/** Shows a documentation page; resolves to an empty text when it is drawn, or to what went wrong. */
export function showDocs(id: string): Promise<string> {
  const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  return new Promise((done) => {
    const stop = (result: string) => {
      channel.off("docsRendered", drawn);
      channel.off("storyMissing", missing);
      done(result);
    };
    const drawn = (payload: unknown) => payload === id && stop("");
    const missing = (payload: unknown) => payload === id && stop("there is no such page");
    channel.on("docsRendered", drawn);
    channel.on("storyMissing", missing);
    channel.emit("setCurrentStory", { storyId: id, viewMode: "docs" });
  });
}

/** Whether no story that stands on a documentation page is still being drawn. */
export function storiesAreOver(): boolean {
  const { storyRenders } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  return storyRenders.every(({ phase = "" }) => ["finished", "aborted", "errored"].includes(phase));
}
