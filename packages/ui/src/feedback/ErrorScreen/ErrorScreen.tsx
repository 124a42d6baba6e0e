import { RotateCw } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../forms/Button/Button.tsx";
import { Dial } from "../../icons/Dial/Dial.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import * as css from "./ErrorScreen.css.ts";

/** One line of a report: what it is, and its value in mono. */
export interface ErrorReference {
  label: string;
  value: string;
}

export interface ErrorScreenProps extends Omit<ComponentProps<"main">, "title" | "children"> {
  /** What happened, such as "This page stopped working". */
  title: ReactNode;
  /** What is safe, and what to do. */
  description: ReactNode;
  reloadLabel: string;
  onReload: () => void;
  /** A way out, such as a link to the dashboard. */
  action?: ReactNode;
  /** Report id and build, for support. */
  references?: readonly ErrorReference[];
  /** Label of the button that copies them. */
  copyLabel: string;
  /** Stands in its place once they are copied. */
  copiedLabel: string;
}

/** The whole screen when a page could not be drawn. */
export function ErrorScreen({
  title,
  description,
  reloadLabel,
  onReload,
  action,
  references = [],
  copyLabel,
  copiedLabel,
  className,
  ...rest
}: ErrorScreenProps) {
  return (
    <main {...rest} className={cx(css.root, className)}>
      <Dial state="broken" value={0.62} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{description}</p>
      <div className={css.actions}>
        <Button icon={<Icon of={RotateCw} />} onClick={onReload} size={40} variant="primary">
          {reloadLabel}
        </Button>
        {action}
      </div>
      {references.length > 0 && (
        <div className={css.report}>
          {references.map(({ label, value }) => (
            <span className={css.reference} key={label}>
              {label} <span className={css.value}>{value}</span>
            </span>
          ))}
          <CopyButton
            copiedLabel={copiedLabel}
            label={copyLabel}
            text={references.map(({ label, value }) => `${label} ${value}`).join("\n")}
          />
        </div>
      )}
    </main>
  );
}
