import { initialsOf } from "../initials.ts";
import * as css from "./Initials.css.ts";

export interface InitialsProps {
  name: string;
  /** `person` is round, `company` is square. */
  of: "person" | "company";
  /** Px. */
  size: number;
}

/** Px of the letters in a square mark: 11 in one of 24, the one size under 12 that the type scale allows. */
const lettersOf = (size: number) => Math.round(size * 0.45);

/** Stands for a person or a company without a picture. Decoration: the name stands beside it. */
export function Initials({ name, of, size }: InitialsProps) {
  return (
    <span
      className={css.look[of]}
      style={{ width: size, height: size, ...(of === "company" && { fontSize: lettersOf(size) }) }}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}
