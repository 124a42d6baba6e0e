import { Button } from "@candor/ui/forms";
import { Section } from "@candor/ui/shell";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./AssessmentPanel.css.ts";

export interface SharingProps {
  /** Draws the links, which are fetched when somebody looks at them; told what to call when they do not arrive. */
  children: (close: () => void) => ReactNode;
}

/** Who reads the report without an account: one press away. */
export function Sharing({ children }: SharingProps) {
  const { t } = useTranslation("assessments");
  const [state, setState] = useState<"closed" | "open" | "hidden">("closed");
  const open = state === "open";
  return (
    <Section
      title={t("sharing.title")}
      actions={
        <Button aria-expanded={open} onClick={() => setState(open ? "hidden" : "open")}>
          {t(open ? "sharing.hide" : "sharing.show")}
        </Button>
      }
    >
      <p className={css.lead}>{t("sharing.text")}</p>
      {/* A link that was just made is told once: hiding keeps it. */}
      {state !== "closed" && <div hidden={!open}>{children(() => setState("closed"))}</div>}
    </Section>
  );
}
