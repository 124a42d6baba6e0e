import type { AssessmentObject } from "@candor/api/entities";
import { Switch } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useSetObjectEnabled } from "../queries.ts";

export interface EnabledSwitchProps {
  object: AssessmentObject;
  canManage: boolean;
  /** Told what the server said of a change that did not happen; null once one is tried. */
  onFailure: (error: Error | null) => void;
}

/** Enables or disables an object at once; shows the wish while the server is asked. */
export function EnabledSwitch({ object, canManage, onFailure }: EnabledSwitchProps) {
  const { t } = useTranslation("objects");
  const change = useSetObjectEnabled();
  const wished = change.isPending ? change.variables.enabled : object.enabled;
  return (
    <Switch
      aria-label={t("enable", { name: object.name })}
      checked={wished}
      disabled={!canManage || object.locked}
      title={object.locked ? t("locked") : canManage ? undefined : t("ownerOnly")}
      onChange={(event) => {
        onFailure(null);
        change.mutate({ id: object.id, enabled: event.target.checked }, { onError: onFailure });
      }}
    />
  );
}
