import * as css from "./editor.css.ts";

export interface BreaksNoteProps {
  /** How many there are, and what they stop. */
  title: string;
  /** Each with what to do about it; without any, nothing is drawn. */
  breaks: readonly { id: string; text: string }[];
}

/** What publishing would break, read out as it comes. */
export function BreaksNote({ title, breaks }: BreaksNoteProps) {
  if (breaks.length === 0) return null;
  return (
    <div role="alert" className={css.breaks}>
      <p>{title}</p>
      <ul className={css.list}>
        {breaks.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
