import type { CDPSession } from "playwright-core";
import { bodyText } from "../personal/encodings.ts";
import { librariesIn } from "./library-code.ts";
import { type LateText, type RecordedRequest, requestKey } from "./recorded-request.ts";
import { signatureOf } from "./signature.ts";
import { canReadDevice } from "./workers.ts";

/** Bytes of a script that are looked at for its maker, and how many scripts are. */
const MOST_SCRIPT = 400_000;
const MOST_SCRIPTS = 60;
const MOST_WAIT_MS = 1_500;

/** Contents that the browser hands out on asking only: scripts that came, and bodies of blobs and files that were sent. */
export class LateContents {
  /** Bodies whose request was not told yet, by its key. */
  readonly #bodies = new Map<string, LateText[]>();
  readonly #readings = new Set<Promise<void>>();
  /** Can a script read the device, by its address? */
  readonly readers = new Map<string, boolean>();
  #scripts = 0;

  /** Reads a script for the marks of its maker and of the libraries in it. */
  readScript(script: RecordedRequest, content: () => Promise<Buffer>): void {
    this.#scripts += 1;
    if (this.#scripts > MOST_SCRIPTS) return;
    this.#read(async () => {
      const bytes = await content();
      const text = bytes.subarray(0, MOST_SCRIPT).toString("latin1");
      script.signature = signatureOf(text);
      script.libraries = librariesIn(text);
      this.readers.set(script.url, canReadDevice(bytes.toString("latin1")));
    });
  }

  /** Reads the body of a request, which is among those told already or will be told. */
  readBody(cdp: CDPSession, requestId: string, key: string, told: readonly RecordedRequest[]): void {
    const late: LateText = { text: null };
    const request = told.find(
      (one) => one.body === null && one.lateBody === null && requestKey(one.method, one.url) === key,
    );
    if (request) request.lateBody = late;
    else this.#bodies.set(key, [...(this.#bodies.get(key) ?? []), late]);
    this.#read(async () => {
      const { postData, base64Encoded } = await cdp.send("Network.getRequestPostData", { requestId });
      late.text = bodyText(Buffer.from(postData, base64Encoded ? "base64" : "utf8"));
    });
  }

  /** The body of a request that is told after its body was asked for. */
  takeBody(key: string): LateText | null {
    return this.#bodies.get(key)?.shift() ?? null;
  }

  /** Forgets bodies whose requests were never told. */
  restart(): void {
    this.#bodies.clear();
  }

  /** Waits for what is still being read. */
  async settled(): Promise<void> {
    const done = Promise.all(this.#readings);
    await Promise.race([done, new Promise((late) => setTimeout(late, MOST_WAIT_MS))]);
  }

  /** What the browser no longer has stays unknown. */
  #read(read: () => Promise<void>): void {
    const reading = read()
      .catch(() => {})
      .finally(() => this.#readings.delete(reading));
    this.#readings.add(reading);
  }
}
