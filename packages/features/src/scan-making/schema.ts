import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

/** Name under which what is chosen for a new scan is kept. */
export const SCAN_DRAFT = "staff.scan.create";

/** A company as it is chosen. */
export interface ChosenCompany {
  id: string;
  name: string;
}

/** What a new scan is made of. Messages are codes of the error catalogue. */
export const scanSchema = z.object({
  company: z
    .nullable(z.object({ id: z.string(), name: z.string() }))
    .check(z.refine((company) => company !== null, "scan.company_required" satisfies ScreenCode)),
  objects: z.array(z.string()).check(z.minLength(1, "scan.objects_required" satisfies ScreenCode)),
});
export type ScanForm = z.infer<typeof scanSchema>;
