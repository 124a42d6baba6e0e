import { CUSTOMER_READ, defineCall } from "../call.ts";

export const getNews = defineCall({
  id: "news.detail",
  method: "POST",
  path: "/api/portal/v2/news/detail",
  access: CUSTOMER_READ,
});
