import { useTranslation } from "react-i18next";
import { DetailScreen, type DetailScreenProps } from "../../frames/index.ts";
import { complianceAddress } from "../address.ts";

export interface ScenarioFrameProps<Data> extends Pick<DetailScreenProps<Data>, "query" | "children"> {
  /** Said where there is none such. */
  missing: { title: string; text: string };
}

/** The frame of a page about one scenario, with the way back to all of them. */
export function ScenarioFrame<Data>({ missing, ...rest }: ScenarioFrameProps<Data>) {
  const { t } = useTranslation("compliance");
  return (
    <DetailScreen
      {...rest}
      loadingLabel={t("detail.loading")}
      missing={{ codes: ["check.scenario_not_found"], ...missing }}
      back={{ href: complianceAddress.href(), label: t("detail.back") }}
    />
  );
}
