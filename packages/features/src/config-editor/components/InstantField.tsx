import { TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";

export interface InstantFieldProps {
  label: string;
  /** ISO 8601; null without. */
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
  if (instant === null) return "";
  const at = new Date(instant);
  const day = [String(at.getFullYear()).padStart(4, "0"), two(at.getMonth() + 1), two(at.getDate())].join(
    "-",
  );
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A day and a time in the reader's time zone. */
export function InstantField({ label, value, onChange, required = false, hint, error }: InstantFieldProps) {
  const { t } = useTranslation("config-editor");
  return (
    <TextField
      type="datetime-local"
      label={label}
      required={required}
      hint={hint ?? t("instantHint")}
      error={error}
      value={toLocal(value)}
      onChange={({ target }) => {
        const at = new Date(target.value);
        onChange(Number.isNaN(at.getTime()) ? null : at.toISOString());
      }}
    />
  );
}
