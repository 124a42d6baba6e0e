import { CircleSlash } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./StatusLabel.css.ts";

export interface PassFailProps extends Omit<ComponentProps<"span">, "children" | "title"> {
  /** Null where there is no result. */
  passed: boolean | null;
  /** The word behind the sign: read aloud, and shown on hover. */
  label: string;
}

/** Passed or failed as one sign, for columns too narrow for the word. */
export function PassFail({ passed, label, className, ...rest }: PassFailProps) {
  return (
    <span {...rest} className={cx(css.plain, passed === null && css.unknown, className)} title={label}>
      {passed === null ? (
        <Icon of={CircleSlash} size={14} />
      ) : (
        <SeverityGlyph status={passed ? "passed" : "critical"} />
      )}
      <span className={hidden}>{label}</span>
    </span>
  );
}
