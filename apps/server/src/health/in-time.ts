/** What the work gives, or an error that says it took longer than these milliseconds. */
export async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer in ${patience / 1000} s.`)), patience);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
