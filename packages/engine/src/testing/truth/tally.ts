import type { Outcome } from "../../vocabulary.ts";
import type { Truth } from "./case.ts";

interface Tally {
  right: number;
  false: number;
  missed: number;
  /** Passed although there is a defect, or nobody can know. */
  falsePassed: number;
  /** Anything else that is not the truth, such as "uncertain" where nothing is wrong. */
  vague: number;
  /** Answers that are what the truth asks for, and all of them. */
  fits: number;
  all: number;
}

const NONE: Tally = { right: 0, false: 0, missed: 0, falsePassed: 0, vague: 0, fits: 0, all: 0 };

const percent = (part: number, rest: number) =>
  part + rest === 0 ? "-" : `${((100 * part) / (part + rest)).toFixed(1)} %`;

const line = (name: string, { right, false: wrong, missed, falsePassed, vague, fits, all }: Tally) =>
  `${name.padEnd(42)} precision ${percent(right, wrong)}, recall ${percent(right, missed)} (${right} right, ${wrong} false, ${missed} missed), falsely passed ${falsePassed}, vague ${vague}; ${fits} of ${all} as the truth says`;

/** Is an answer what the truth asks for? "Potential" is how a check says that nobody can know. */
export const fits = (is: Truth, said: Outcome): boolean =>
  ({
    defect: said === "failed" || said === "potential",
    fine: said === "passed",
    open: said === "uncertain" || said === "potential",
    nothing: said === "not_applicable",
    sound: said === "passed" || said === "not_applicable",
  })[is];

/** Counts answers against the truth, by check. */
export class Tallies {
  readonly #byCheck = new Map<string, Tally>();

  /** Adds one answer. True where it is what the truth asks for. */
  add(check: string, is: Truth, said: Outcome): boolean {
    const tally = this.#of(check);
    const flagged = said === "failed" || said === "potential";
    const fit = fits(is, said);
    tally.all += 1;
    if (fit) tally.fits += 1;
    if (flagged && is === "defect") tally.right += 1;
    else if (flagged && !fit) tally.false += 1;
    else if (is === "defect") tally.missed += 1;
    else if (!fit) tally.vague += 1;
    if (said === "passed" && (is === "defect" || is === "open")) tally.falsePassed += 1;
    return fit;
  }

  #of(check: string): Tally {
    const tally = this.#byCheck.get(check) ?? { ...NONE };
    this.#byCheck.set(check, tally);
    return tally;
  }

  #sum(part: (check: string) => boolean): Tally {
    const sum: Tally = { ...NONE };
    for (const [check, tally] of this.#byCheck)
      if (part(check)) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
    return sum;
  }

  /** Lines by check, by family and for all. */
  report(): string[] {
    const checks = [...this.#byCheck.keys()].sort();
    const families = [...new Set(checks.map((check) => check.split(".")[1] ?? check))];
    return [
      ...checks.map((check) =>
        line(
          check,
          this.#sum((one) => one === check),
        ),
      ),
      ...families.map((family) =>
        line(
          family,
          this.#sum((one) => one.split(".")[1] === family),
        ),
      ),
      line(
        "all",
        this.#sum(() => true),
      ),
    ];
  }
}
