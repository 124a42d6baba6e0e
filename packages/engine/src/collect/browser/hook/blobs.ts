import type { Tools } from "./tools.ts";

/** Tells of texts that a page gives an address of their own whether a worker of that script could read the device: no request shows them. */
export function noteBlobs({ apply, tell, replace }: Tools, able: (text: string) => boolean): void {
  const mostBytes = 5_000_000;
  const text = Blob.prototype.text;
  const then = Promise.prototype.then;
  let left = 100;
  replace(URL, "createObjectURL", (target, self, args) => {
    const url = apply(target as never, self, args) as string;
    const [blob] = args;
    if (blob instanceof Blob && blob.size <= mostBytes && !/^(?:image|video|audio|font)\//.test(blob.type)) {
      left -= 1;
      if (left >= 0)
        apply(then, apply(text, blob, []), [
          (code: string) => tell({ kind: "blob", script: url, able: able(code) }),
          () => {},
        ]);
    }
    return url;
  });
}
