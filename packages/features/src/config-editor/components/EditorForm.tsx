import type { ReactNode } from "react";
import * as css from "./editor.css.ts";

export interface EditorFormProps {
  /** What the form is of, for screen readers. */
  label: string;
  children: ReactNode;
}

/** The fields of an entry. Nothing is sent from here: the editor's own buttons save and publish. */
export function EditorForm({ label, children }: EditorFormProps) {
  return (
    <form className={css.form} aria-label={label} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
