import { type AccessCases, byId } from "./cases.ts";

const view = { list: "checks", name: "Mine", query: "owner=nobody" };

export const viewsCases = {
  "view.list": { request: {} },
  "view.save": { request: view },
  "view.delete": { request: byId, answer: "common.not_found" },
  "staffView.list": { request: {} },
  "staffView.save": { request: view },
  "staffView.delete": { request: byId, answer: "common.not_found" },
} satisfies AccessCases;
