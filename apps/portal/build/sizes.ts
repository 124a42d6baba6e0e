import { basename } from "node:path";
import type { Sized } from "../../../scripts/vite/compress.ts";

/** Prints what each file costs on the wire, largest first. */
export function printSizes(files: readonly Sized[]): void {
  const rows = files.filter(({ name }) => /\.(?:js|css|html)$/.test(name));
  for (const { name, bytes } of rows.toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB br  ${basename(name)}`);
  }
}
