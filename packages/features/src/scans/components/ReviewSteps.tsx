import { Button, IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSingleKeys } from "../../platform/index.ts";
import * as css from "./ScanReview.css.ts";

const KEYS = [
  ["j", "next"],
  ["k", "previous"],
  ["u", "uncertain"],
  ["e", "edit"],
  ["Esc", "leave"],
] as const;

export interface ReviewStepsProps {
  /** Left out of the list of keys where nothing can be edited. */
  editable: boolean;
  atStart: boolean;
  atEnd: boolean;
  onStep: (step: 1 | -1) => void;
  /** Uncertain results that nobody has decided, among those shown. */
  left: number;
  onUncertain: () => void;
}

/** Over a result: the keys, and two buttons that do what j and k do. At an end a button stays and keeps the focus. */
export function ReviewSteps({ editable, atStart, atEnd, onStep, left, onUncertain }: ReviewStepsProps) {
  const { t } = useTranslation("scans");
  const [letters] = useSingleKeys();
  return (
    <div className={css.steps}>
      <div className={css.keys}>
        {KEYS.filter(
          ([key, what]) =>
            (letters || key === "Esc") && (editable || what !== "edit") && (left > 0 || what !== "uncertain"),
        ).map(([key, what]) => (
          <span key={key}>
            <kbd className={css.key}>{key}</kbd>
            {t(`keys.${what}`)}
          </span>
        ))}
      </div>
      <div className={css.arrows}>
        {left > 0 ? (
          <Button
            size={24}
            variant="link"
            aria-keyshortcuts={letters ? "u" : undefined}
            onClick={onUncertain}
          >
            {t("result.left", { count: left })}
          </Button>
        ) : (
          <span className={css.left}>{t("result.left", { count: left })}</span>
        )}
        <IconButton
          icon={<Icon of={ChevronUp} />}
          label={t("result.previous")}
          aria-disabled={atStart}
          aria-keyshortcuts={letters ? "k" : undefined}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={<Icon of={ChevronDown} />}
          label={t("result.next")}
          aria-disabled={atEnd}
          aria-keyshortcuts={letters ? "j" : undefined}
          onClick={() => onStep(1)}
        />
      </div>
    </div>
  );
}
