import process from "node:process";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** A password typed without being shown, or the first line of standard input. */
export async function readPassword(): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  if (terminal) process.stderr.write("Password: ");
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal });
  for await (const line of lines) {
    lines.close();
    if (terminal) process.stderr.write("\n");
    return line;
  }
  return "";
}
