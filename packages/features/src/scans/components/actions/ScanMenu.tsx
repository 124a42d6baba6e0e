import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Ellipsis } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LateTrigger } from "../../../frames/index.ts";
import { lazyPart } from "../../../platform/index.ts";
import { scanNumber } from "../../types.ts";
import type { ScanMenuProps } from "./PressedScanMenu.tsx";

const load = () => import("./PressedScanMenu.tsx");
const PressedScanMenu = lazyPart([], load);

/** The pages about a scan and what can be done with it, fetched when somebody goes near the button. */
export function ScanMenu(props: ScanMenuProps) {
  const { t } = useTranslation("scans");
  const label = t("list.more", { number: scanNumber(props.scan) });
  const trigger = <IconButton label={label} icon={<Icon of={Ellipsis} />} />;
  return (
    <LateTrigger trigger={trigger} load={load}>
      {(onMissing) => <PressedScanMenu {...props} trigger={trigger} onMissing={onMissing} />}
    </LateTrigger>
  );
}
