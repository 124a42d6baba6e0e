import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";

export interface NothingAssessedProps {
  /** An assessment was asked for that is not there: words for it, and the way to the last results. */
  unknown: { title: string; text: string; onLast: () => void } | null;
  /** Nothing was assessed yet. */
  title: string;
  text: string;
  /** Starts an assessment; without an address the reader may not. */
  start: { label: string; href: string | undefined };
  /** 1 where this is all the page holds. */
  level?: 1;
}

/** In the place of results: there are none yet, or none of the assessment that the address names. */
export function NothingAssessed({ unknown, title, text, start, level }: NothingAssessedProps) {
  const { t } = useTranslation();
  const head = level ? { level } : {};
  if (unknown) {
    return (
      <EmptyState
        {...head}
        title={unknown.title}
        description={unknown.text}
        action={<Button onClick={unknown.onLast}>{t("list.asOfLast")}</Button>}
      />
    );
  }
  return (
    <EmptyState
      {...head}
      title={title}
      description={text}
      action={
        start.href && (
          <Button {...(level && { variant: "primary", size: 40 })} href={start.href}>
            {start.label}
          </Button>
        )
      }
    />
  );
}
