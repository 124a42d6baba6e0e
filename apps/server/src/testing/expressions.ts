/** What one regular expression read while it was watched. */
export interface Reading {
  /** `/source/flags`, as the list of proven expressions names it. */
  key: string;
  /** Longest text it met, in characters. */
  longest: number;
  /** Characters it passed over, all calls together. */
  read: number;
}

/**
 * Counts what every regular expression reads while `work` runs: the product's own, and those of its libraries. It
 * counts characters and no time: an expression in linear time does work in proportion to them.
 */
export async function readings(work: () => Promise<unknown>): Promise<Reading[]> {
  const found = new Map<string, Reading>();
  const { exec } = RegExp.prototype;
  // Every way to use an expression (test, match, replace, split) comes through here, as the language defines it.
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // `split` makes a sticky copy, and asks it place by place.
    const whole = this.sticky ? from + 1 : text.length;
    const until = match ? match.index + match[0].length : whole;
    const key = `/${this.source}/${this.flags.replace("y", "")}`;
    const reading = found.get(key) ?? { key, longest: 0, read: 0 };
    reading.longest = Math.max(reading.longest, text.length);
    reading.read += Math.max(0, until - from);
    found.set(key, reading);
    return match;
  };
  try {
    await work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return [...found.values()];
}
