/** One server-sent event. */
export interface ServerEvent {
  /** Its `event` field; `message` where it has none. */
  name: string;
  data: string;
}

/** The event in one block of lines; null where the block has no data, such as a comment that keeps a line open. */
function eventOf(block: string): ServerEvent | null {
  let name = "message";
  const data: string[] = [];
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "event") name = value;
    else if (field === "data") data.push(value);
  }
  return data.length > 0 ? { name, data: data.join("\n") } : null;
}

/**
 * Collects text as it comes and gives the events that are whole: of an event stream, or, with one JSON value a line,
 * of NDJSON.
 */
export class EventReader {
  readonly #end: RegExp;
  readonly #toEvent: (block: string) => ServerEvent | null;
  #rest = "";

  constructor(contentType: string) {
    const lines = contentType.includes("ndjson");
    // A CR at the end may be half of a CRLF: it waits for what follows.
    this.#end = lines ? /\r?\n/ : /\r\n\r\n|\n\n|\r\r(?!$)/;
    this.#toEvent = lines
      ? (block) => (block.trim() === "" ? null : { name: "message", data: block })
      : eventOf;
  }

  read(text: string): ServerEvent[] {
    const blocks = (this.#rest + text).split(this.#end);
    this.#rest = blocks.pop() ?? "";
    return blocks.map(this.#toEvent).filter((event) => event !== null);
  }
}
