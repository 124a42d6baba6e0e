import { lateDialog } from "../../platform/index.ts";
import { objectsCatalogue } from "../catalogue.ts";
import type { WebsiteDialogProps } from "../dialog-props.ts";

/** Adds or changes a website. */
export const WebsiteDialog = lateDialog<WebsiteDialogProps>(
  objectsCatalogue,
  async () => (await import("./WebsiteForm.tsx")).WebsiteForm,
);
