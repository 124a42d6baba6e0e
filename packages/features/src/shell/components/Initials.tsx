import { initialsOf } from "../initials.ts";
import * as css from "./Initials.css.ts";

export interface InitialsProps {
  name: string;
  /** `person` is round, `company` is square. */
  of: "person" | "company";
  /** Px. */
  size: number;
}

/** Stands for a person or a company without a picture. Decoration: the name stands beside it. */
export function Initials({ name, of, size }: InitialsProps) {
  return (
    <span
      className={css.look[of]}
      style={{ width: size, height: size }}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}
