import { latePart } from "../platform/index.ts";
import { sharedReportsCatalogue } from "./catalogue.ts";
import type { ShareLinksProps } from "./components/ShareLinks.tsx";

export const ShareLinks = latePart<ShareLinksProps & { onClose: () => void }>(
  sharedReportsCatalogue,
  async () => (await import("./components/ShareLinks.tsx")).ShareLinks,
  ({ onClose }) => onClose,
);
