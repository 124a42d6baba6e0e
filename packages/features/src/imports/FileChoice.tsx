import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { FileUp } from "lucide-react";
import { type ReactNode, useRef } from "react";
import * as css from "./imports.css.ts";

export interface FileChoiceProps {
  /** What is chosen, for screen readers. */
  label: string;
  /** As the `accept` of an input: ".xlsx,.csv". */
  accept: string;
  buttonLabel: string;
  /** The last one is on its way: the button waits. */
  busy: boolean;
  onChoose: (file: File) => void;
  /** The name of the file that was chosen, and what else stands beside the button. */
  children: ReactNode;
}

/** Chooses a file to import. The same one may be chosen again, after it was mended. */
export function FileChoice({ label, accept, buttonLabel, busy, onChoose, children }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className={css.field}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = "";
        }}
      />
      <div className={css.choice}>
        <Button icon={<Icon of={FileUp} />} aria-disabled={busy} onClick={() => input.current?.click()}>
          {buttonLabel}
        </Button>
        {children}
      </div>
    </>
  );
}
