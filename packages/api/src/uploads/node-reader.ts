import type { UploadOptions } from "tus-js-client";

/** Outside a browser tus reads buffers and streams, not files: this reads a file's pieces as buffers. */
export function blobReader(): Pick<UploadOptions, "fileReader"> {
  if ("XMLHttpRequest" in globalThis) return {};
  return {
    fileReader: {
      openFile: async (file: Blob) => ({
        size: file.size,
        async slice(start: number, end: number) {
          const part = new Uint8Array(await file.slice(start, end).arrayBuffer());
          // The size of a piece is asked for as `size`, as blobs have it.
          return { value: Object.assign(part, { size: part.length }), done: end >= file.size };
        },
        close() {},
      }),
    },
  };
}
