import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../forms/Button/Button.tsx";
import { Dial } from "../../icons/Dial/Dial.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { StateMessage, type StateMessageProps } from "../StateMessage/StateMessage.tsx";

export interface LoadErrorProps extends Omit<StateMessageProps, "action"> {
  /** Such as "Try again". */
  retryLabel: string;
  onRetry: () => void;
  /** Another try is under way. */
  retrying?: boolean;
  /** Stands in place of the dial where there is no room for it, such as an icon in a rail. */
  icon?: ReactNode;
}

/** Content did not arrive. Filters, page and scroll are kept; one button asks again. */
export function LoadError({ retryLabel, onRetry, retrying, icon, ...rest }: LoadErrorProps) {
  return (
    <StateMessage
      role="alert"
      {...rest}
      action={
        <Button icon={<Icon of={RotateCw} />} loading={retrying} onClick={onRetry} variant="primary">
          {retryLabel}
        </Button>
      }
      illustration={icon ?? <Dial size={120} state="quiet" value={0.3} />}
    />
  );
}
