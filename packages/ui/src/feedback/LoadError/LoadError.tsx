import { RotateCw } from "lucide-react";
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
}

/** Content did not arrive. Filters, page and scroll are kept; one button asks again. */
export function LoadError({ retryLabel, onRetry, retrying, ...rest }: LoadErrorProps) {
  return (
    <StateMessage
      role="alert"
      {...rest}
      action={
        <Button icon={<Icon of={RotateCw} />} loading={retrying} onClick={onRetry} variant="primary">
          {retryLabel}
        </Button>
      }
      illustration={<Dial size={120} state="quiet" value={0.3} />}
    />
  );
}
