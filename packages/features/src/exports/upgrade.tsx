import type { ComponentType } from "react";
import { lazyPart } from "../platform/index.ts";
import { exportsCatalogue } from "./catalogue.ts";
import type { UpgradeProps } from "./components/Upgrade.tsx";

export type UpgradeDialogProps = UpgradeProps;

/** Says of a feature of paid plans what it does, which plans have it and whom to ask. Fetched when it is first shown. */
export const UpgradeDialog: ComponentType<UpgradeDialogProps> = lazyPart<UpgradeDialogProps>(
  exportsCatalogue,
  () => import("./components/Upgrade.tsx"),
);
