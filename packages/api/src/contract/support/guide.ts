import { CUSTOMER, defineCall } from "../call.ts";

export const readGuide = defineCall({
  id: "guide.read",
  method: "POST",
  path: "/api/portal/v2/common/guide-read",
  access: CUSTOMER,
  keepDuplicates: true,
});
