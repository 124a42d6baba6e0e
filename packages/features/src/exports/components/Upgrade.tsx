import { type PaidFeature, requestUpgrade } from "@candor/api/contract";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { Dialog } from "../../overlays/index.ts";
import { type Arriving, useEndpointMutation, useErrorText } from "../../platform/index.ts";

export interface UpgradeProps extends Arriving {
  /** No assessment uses a test login yet: nobody is offered that. */
  feature: Exclude<PaidFeature, "login_scenarios">;
  /** The reader may ask for a larger plan. */
  canAsk: boolean;
  onClose: () => void;
}

/** Says of a feature of paid plans what it does, which plans have it and whom to ask. */
export default function Upgrade({ feature, canAsk, onClose }: UpgradeProps) {
  const { t } = useTranslation(["exports", "common"]);
  const { show } = useNotice();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useEndpointMutation(requestUpgrade, { quiet: true });
  const leave = () => !isPending && onClose();
  const ask = () =>
    mutate(
      { feature },
      {
        onSuccess: () => {
          onClose();
          show({ kind: "success", text: t("paid.asked") });
        },
      },
    );
  return (
    <Dialog
      open
      width={424}
      onOpenChange={leave}
      title={t(`feature.${feature}.title`)}
      description={t(`feature.${feature}.text`)}
      closeLabel={t("common:action.close")}
      actions={
        canAsk ? (
          <>
            <Button onClick={leave}>{t("common:action.cancel")}</Button>
            <Button variant="primary" loading={isPending} onClick={ask}>
              {t("paid.submit")}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={leave}>
            {t("common:action.close")}
          </Button>
        )
      }
    >
      <p>{t(canAsk ? "paid.owner" : "paid.member")}</p>
      <Failure text={error && errorText(error)} />
    </Dialog>
  );
}
