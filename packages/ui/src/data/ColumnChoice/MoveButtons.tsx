import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "../../forms/IconButton/IconButton.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";

interface MoveButtonsProps {
  up: string;
  down: string;
  first: boolean;
  last: boolean;
  onMove: (step: 1 | -1) => void;
}

/** Moves an entry one place. At an end a button stays and keeps the focus, but does nothing and says so. */
export function MoveButtons({ up, down, first, last, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        size={24}
        label={up}
        icon={<Icon of={ChevronUp} size={14} />}
        aria-disabled={first}
        onClick={() => !first && onMove(-1)}
      />
      <IconButton
        size={24}
        label={down}
        icon={<Icon of={ChevronDown} size={14} />}
        aria-disabled={last}
        onClick={() => !last && onMove(1)}
      />
    </>
  );
}
