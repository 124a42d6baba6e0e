import type { AssessmentObject } from "@candor/api/entities";

export interface WebsiteDialogProps {
  /** The website to change; null for a new one. */
  object: AssessmentObject | null;
  onClose: () => void;
  onSaved?: (object: AssessmentObject) => void;
}
