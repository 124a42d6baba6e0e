/** Asks again until the answer is there. The limit is the test's own, or `signal`. */
export async function until<T>(
  ask: () => Promise<T | null | undefined | false>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
