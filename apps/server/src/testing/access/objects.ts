import { type AccessCases, nowhere } from "./cases.ts";

export const objectsCases = {
  "object.list": { request: {} },
  "object.createWebsite": {
    request: { name: "", url: "http://127.0.0.1/", territories: ["EU"] },
    answer: "object.url_private",
  },
  "object.updateWebsite": {
    request: { id: nowhere, name: "", url: "https://site-1.example/", territories: ["EU"] },
    answer: "object.not_found",
  },
  "object.create": {
    request: { asset_type: "aws", name: "Cloud", account_number: "123456789012" },
  },
  "object.update": {
    request: { id: nowhere, fields: { asset_type: "aws", name: "Cloud", account_number: "123456789012" } },
    answer: "object.not_found",
  },
  "object.setEnabled": { request: { id: nowhere, enabled: true }, answer: "object.not_found" },
} satisfies AccessCases;
