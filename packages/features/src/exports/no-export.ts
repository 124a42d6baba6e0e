import type { ComponentType } from "react";
import { type Arriving, lazyPart } from "../platform/index.ts";
import { exportsCatalogue } from "./catalogue.ts";

/** The button over a list whose plan has ended: it is off, and says why. Fetched where a plan has ended. */
export const NoExport: ComponentType<Arriving> = lazyPart(
  exportsCatalogue,
  () => import("./components/NoExport.tsx"),
);
