/** SHA-256 of a file of any size, hex: read in pieces, so that it need not fit into memory. */
export async function sha256Of(
  file: Blob,
  options: { signal?: AbortSignal; onProgress?: (read: number) => void } = {},
): Promise<string> {
  const [{ sha256 }, { bytesToHex }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/utils.js"),
  ]);
  const hash = sha256.create();
  const reader = file.stream().getReader();
  let read = 0;
  for (;;) {
    options.signal?.throwIfAborted();
    const { done, value } = await reader.read();
    if (done) return bytesToHex(hash.digest());
    hash.update(value);
    read += value.length;
    options.onProgress?.(read);
  }
}
