import { CUSTOMER, defineStreamCall } from "../call.ts";

export const askAi = defineStreamCall({
  id: "ai.ask",
  method: "POST",
  path: "/api/portal/v2/t/ask_ai",
  access: CUSTOMER,
});
