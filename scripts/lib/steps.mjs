// What a person sees while something takes its time: one line for each step.

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Begins a step. On a terminal its line is drawn again while it goes on; elsewhere, as in a log, quarters are added to it.
 * @param {string} title
 */
export function beginStep(title, out = process.stdout) {
  const since = Date.now();
  let percent = null;
  let quarters = 0;
  const detail = () => (percent === null ? "" : `  ${percent} %`);
  const draw = () => out.write(`\r\u001b[2K${title} …${detail()}  ${seconds(since)}`);
  if (out.isTTY) draw();
  else out.write(`${title} …`);
  const timer = out.isTTY ? setInterval(draw, 200).unref() : null;
  return {
    /** `done` of `total`, which may still grow: what was shown is not taken back. */
    progress(done, total) {
      percent = Math.max(percent ?? 0, Math.floor((done / Math.max(total, 1)) * 100));
      for (; !out.isTTY && quarters < 3 && percent >= (quarters + 1) * 25; quarters++)
        out.write(` ${(quarters + 1) * 25} %`);
    },
    /** @param {string} word how it ended */
    end(word = "done") {
      if (timer) clearInterval(timer);
      out.write(
        out.isTTY ? `\r\u001b[2K${title}: ${word}, ${seconds(since)}\n` : ` ${word}, ${seconds(since)}\n`,
      );
    },
  };
}
