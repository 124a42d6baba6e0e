import type { BodyWriter } from "./request.ts";

let made = 0;

/** JSON in a file, which stands for a value of a request: see `jsonFile`. */
class JsonFile implements BodyWriter {
  readonly #name: string;
  /** The value as JSON. */
  readonly #text: Blob;

  constructor(text: Blob) {
    made += 1;
    this.#name = `JSON file ${made}`;
    this.#text = text;
  }

  /** What tells it from another wherever requests are compared or reported. */
  toJSON(): string {
    return this.#name;
  }

  writeBody(request: object): Blob {
    const written = Object.entries(request).flatMap(([name, value]) => {
      const text: unknown = value instanceof JsonFile ? value.#text : JSON.stringify(value);
      return text === undefined ? [] : [[",", JSON.stringify(name), ":", text as string | Blob]];
    });
    return new Blob(["{", ...written.flat().slice(1), "}"]);
  }
}

/**
 * A field of a request whose JSON is in a file already. The client puts it into the body unread, so that a page need
 * not hold and write what is too large for that: the page would not answer meanwhile.
 */
export const jsonFile = <T>(text: Blob): T => new JsonFile(text) as T;
