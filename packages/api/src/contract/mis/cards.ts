import { defineCall, staff } from "../call.ts";

const access = staff("view_scan");

export const listScanCards = defineCall({
  id: "scan.cardList",
  method: "POST",
  path: "/api/mis/v2/scan/card-list",
  access,
});

export const getScanCard = defineCall({
  id: "scan.cardDetail",
  method: "POST",
  path: "/api/mis/v2/scan/card-detail",
  access,
});

export const editScanCard = defineCall({
  id: "scan.editCard",
  method: "POST",
  path: "/api/mis/v2/scan/card-edit",
  access,
  keepDuplicates: true,
});

export const restoreScanCard = defineCall({
  id: "scan.restoreCard",
  method: "POST",
  path: "/api/mis/v2/scan/card-restore",
  access,
  keepDuplicates: true,
});
