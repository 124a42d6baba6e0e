import { Button, FormActions } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { Failure } from "./Failure.tsx";
import * as css from "./SaveRow.css.ts";

export interface SaveRowProps {
  /** Why the last try was not saved; null without. */
  failure: string | null;
  saving: boolean;
  /** There is something to save. */
  unsaved: boolean;
}

/** How a page's form ends: what went wrong, Save, and whether there is something to save. */
export function SaveRow({ failure, saving, unsaved }: SaveRowProps) {
  const { t } = useTranslation();
  return (
    <>
      <Failure text={failure} gapped />
      <FormActions align="start">
        <Button type="submit" variant="primary" size={40} loading={saving}>
          {t("action.save")}
        </Button>
        {unsaved && <span className={css.unsaved}>{t("unsaved")}</span>}
      </FormActions>
    </>
  );
}
