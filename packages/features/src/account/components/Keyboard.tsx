import { Switch } from "@candor/ui/forms";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useSingleKeys } from "../../platform/index.ts";
import * as css from "./AccountScreen.css.ts";

/** Whether letters are shortcuts in this browser. */
export function Keyboard() {
  const { t } = useTranslation("account");
  const [letters, setLetters] = useSingleKeys();
  return (
    <Section title={t("keyboard")}>
      <Switch
        label={t("singleKeys")}
        checked={letters}
        onChange={(event) => setLetters(event.target.checked)}
      />
      <p className={css.note}>{t("singleKeysHint")}</p>
    </Section>
  );
}
