import { TextField } from "@candor/ui/forms";
import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";

export interface InstantFieldProps {
  label: string;
  /** ISO 8601; null without; empty while a part of it is typed, which no document takes. */
  value: string | null;
  onChange: (value: string | null) => void;
  required?: boolean;
  /** Default: that it is the time of this browser's zone. */
  hint?: string;
  error?: string | undefined;
}

const two = (n: number) => String(n).padStart(2, "0");

/** As the browser's own field writes it: without a zone, in that of the reader. */
function toLocal(instant: string | null): string {
  if (!instant) return "";
  const at = new Date(instant);
  const day = [String(at.getFullYear()).padStart(4, "0"), two(at.getMonth() + 1), two(at.getDate())].join(
    "-",
  );
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * A day and a time in the reader's time zone. The browser's own field says nothing of a day without its time: it is
 * called so, and is no value that could be saved as if the field were empty.
 */
export function InstantField({ label, value, onChange, required = false, hint, error }: InstantFieldProps) {
  const { t } = useTranslation("config-editor");
  const [isPartial, setPartial] = useState(false);
  const read = ({ currentTarget: { value: typed, validity } }: SyntheticEvent<HTMLInputElement>) => {
    const at = new Date(typed);
    const next = validity.badInput ? "" : Number.isNaN(at.getTime()) ? null : at.toISOString();
    if (!validity.badInput) setPartial(false);
    // A part that is typed, or taken away, is no change to the browser.
    if (toLocal(next) !== toLocal(value) || (next === "") !== (value === "")) onChange(next);
  };
  return (
    <TextField
      type="datetime-local"
      label={label}
      required={required}
      hint={hint ?? t("instantHint")}
      error={isPartial ? t("instantPartial") : error}
      value={toLocal(value)}
      onChange={read}
      onKeyUp={read}
      onBlur={(event) => {
        read(event);
        setPartial(event.currentTarget.validity.badInput);
      }}
    />
  );
}
