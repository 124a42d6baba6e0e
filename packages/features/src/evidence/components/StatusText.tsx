import type { CheckStatus } from "@candor/api/entities";
import { StatusLabel, type StatusLabelProps } from "@candor/ui/badges";
import { useTranslation } from "react-i18next";

export interface StatusTextProps extends Omit<StatusLabelProps, "label" | "status"> {
  status: CheckStatus;
}

/** A check's status as glyph and word, in the reader's language. */
export function StatusText(props: StatusTextProps) {
  const { t } = useTranslation();
  return <StatusLabel {...props} label={t(`status.${props.status}`)} />;
}
