import { FlatTicks } from "../../figures/Vernier/FlatTicks.tsx";
import { StateMessage, type StateMessageProps } from "../StateMessage/StateMessage.tsx";
import * as css from "./EmptyState.css.ts";

const width = 218;
const height = 56;

/** Nothing is here: what is missing, and the one action that changes it. */
export function EmptyState(props: StateMessageProps) {
  return (
    <StateMessage
      {...props}
      illustration={
        <svg aria-hidden="true" className={css.drawing} height={height + 2} width={width}>
          <FlatTicks graduate height={height - 2} pitch={5} tick={3} width={width} />
          <path className={css.base} d={`M0 ${height + 0.5}H${width}`} />
        </svg>
      }
    />
  );
}
