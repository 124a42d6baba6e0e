/** Milliseconds below which how long a piece of work took says nothing of how it grows. */
const NOISE_MS = 100;

/** The thread's own time, which others on the machine hardly lengthen, in ms. */
function cpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times longer a piece of work computes on four times as much: about 4 where its time grows with the length, 16
 * where it grows with its square, on any machine.
 */
export function growthOf(work: (length: number) => void, length: number): number {
  // What the first time alone takes, to load and to compile, is not counted.
  work(length / 4);
  const small = cpuMs(() => work(length / 4));
  return cpuMs(() => work(length)) / Math.max(small, NOISE_MS);
}
