/** Calls that the page's head started beside the script, by address. Each is used once. */
declare global {
  interface Window {
    candorEarly?: Record<string, Promise<Response>>;
  }
}

/** A `fetch` that takes an answer already on its way. */
export const earlyFetch: typeof fetch = async (input, init) => {
  const early = typeof input === "string" ? window.candorEarly?.[input] : undefined;
  if (!early || typeof input !== "string") return fetch(input, init);
  delete window.candorEarly?.[input];
  // A call that was started too early to get through is made again.
  return early.catch(() => fetch(input, init));
};
