import { cx } from "../../internal/cx.ts";
import * as css from "./FlowRuler.css.ts";

interface RegionChipProps {
  code: string;
  /** Filled with ink; a recipient is outlined. */
  source?: boolean;
  /** The region in words. */
  name?: string;
}

/** A region's code in the look it has under the ruler. */
export function RegionChip({ code, source, name }: RegionChipProps) {
  return (
    <bdi className={cx(css.chip, source && css.chipSource)} title={name}>
      {code}
    </bdi>
  );
}
