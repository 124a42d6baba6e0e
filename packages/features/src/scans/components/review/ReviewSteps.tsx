import { Button, IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSingleKeys } from "../../../platform/index.ts";
import * as css from "./ScanReview.css.ts";

const KEYS = [
  ["j", "next"],
  ["k", "previous"],
  ["e", "edit"],
  ["x", "choose"],
  ["c", "confirm"],
  ["p", "publish"],
  ["Esc", "leave"],
] as const;

export interface ReviewStepsProps {
  /** Left out of the list of keys where nothing can be edited. */
  editable: boolean;
  /** Left out where nothing can be confirmed. */
  confirmable: boolean;
  atStart: boolean;
  atEnd: boolean;
  onStep: (step: 1 | -1) => void;
  /** Uncertain results that nobody has decided, among those shown. */
  left: number;
  onUncertain: () => void;
  /** Absent where there is nothing that could be published now. */
  onPublish: (() => void) | undefined;
}

/** Over a result: the keys, and two buttons that do what j and k do. At an end a button stays and keeps the focus. */
export function ReviewSteps(props: ReviewStepsProps) {
  const { editable, confirmable, atStart, atEnd, onStep, left, onUncertain, onPublish } = props;
  const { t } = useTranslation("scans");
  const [letters] = useSingleKeys();
  const offered: Partial<Record<(typeof KEYS)[number][1], boolean>> = {
    ...{ edit: editable, choose: confirmable, confirm: confirmable },
    // With nothing uncertain left its button stands in this very line.
    publish: onPublish !== undefined && left > 0,
  };
  /** In the button that the key presses; read out as its `aria-keyshortcuts`. */
  const inside = (key: "u" | "p") =>
    letters && (
      <span aria-hidden="true">
        <kbd className={css.keyInside}>{key}</kbd>
      </span>
    );
  return (
    <div className={css.steps}>
      <div className={css.keys}>
        {KEYS.filter(([key, what]) => (letters || key === "Esc") && (offered[what] ?? true)).map(
          ([key, what]) => (
            <span key={key}>
              <kbd className={css.key}>{key}</kbd>
              {t(`keys.${what}`)}
            </span>
          ),
        )}
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
            {inside("u")}
          </Button>
        ) : (
          <>
            <span className={css.left}>{t("result.left", { count: left })}</span>
            {/* Here, too: the page's own one stands a whole list of results before this. */}
            {onPublish && (
              <Button
                size={24}
                variant="link"
                aria-keyshortcuts={letters ? "p" : undefined}
                onClick={onPublish}
              >
                {t("result.publish")}
                {inside("p")}
              </Button>
            )}
          </>
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
