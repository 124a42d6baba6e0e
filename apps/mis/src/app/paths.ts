/** Path of every screen. The build tells the server of them. */
export const SCAN_LIST_PATH = "/view-mis/scan-list";
export const SCAN_RESULT_PATH = "/view-mis/scan-result/:scanId";
export const COMPANY_LIST_PATH = "/view-mis/company-list";
export const COMPANY_PATH = "/view-mis/company/:companyId";
export const LOG_LIST_PATH = "/view-mis/log-list";
export const JOBS_PATH = "/view-mis/jobs";
export const ERROR_REPORTS_PATH = "/view-mis/error-reports";
export const FEEDBACK_PATH = "/view-mis/feedback";
export const STAFF_LIST_PATH = "/view-mis/staff-list";
export const OUTBOX_PATH = "/view-mis/outbox";
export const EVIDENCE_TABLES_PATH = "/view-mis/configs/evidence-table";
export const EVIDENCE_TABLE_PATH = "/view-mis/configs/evidence-table/:entryId";
export const META_DETECTIONS_PATH = "/view-mis/configs/meta-detections";
export const META_DETECTION_PATH = "/view-mis/configs/meta-detections/:entryId";
export const SITE_RESOURCES_PATH = "/view-mis/official-site-resource";
export const SITE_RESOURCE_PATH = "/view-mis/official-site-resource/:resourceId";
