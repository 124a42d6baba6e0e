import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { StatusText } from "../../evidence/index.ts";
import { useFormat } from "../../platform/index.ts";
import { useVersionText } from "../sentence.ts";
import type { CheckComparison } from "../types.ts";
import * as css from "./comparison.css.ts";

export interface ComparedSideProps {
  /** Earlier or later, in words. */
  name: string;
  side: CheckComparison["before"];
  checkHref: (resultId: string) => string;
}

/** What one of the two assessments says of the check. */
export function ComparedSide({ name, side: { version, result }, checkHref }: ComparedSideProps) {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  const versionText = useVersionText();
  return (
    <section className={css.side} aria-label={name}>
      <h2 className={css.sideHead}>{format.named(name, versionText(version))}</h2>
      {result ? (
        <>
          <StatusText status={result.status} />
          <p className={css.sideText}>{format.text(result.summary)}</p>
          <div>
            <Button size={24} href={checkHref(result.id)}>
              {t("check.open")}
            </Button>
          </div>
        </>
      ) : (
        <p className={css.quiet}>{t("check.without")}</p>
      )}
    </section>
  );
}
