// Invented companies that stories and tests share.
import { combobox } from "../../words/en.ts";
import type { ComboboxOption } from "./use-options.ts";

export const companies: ComboboxOption[] = [
  { value: "1", label: "Example Retail", detail: "shop.example.com" },
  { value: "2", label: "Example Health", detail: "care.example.com" },
  { value: "3", label: "Northwind Devices", detail: "doorbell.example.net" },
  { value: "4", label: "示例科技（上海）有限公司", detail: "shili.example.cn" },
  { value: "5", label: "شركة المثال", detail: "mithal.example.org" },
  { value: "6", label: "Closed Ltd.", detail: "No longer a customer", disabled: true },
];

export const thousand: ComboboxOption[] = Array.from({ length: 1000 }, (_, index) => ({
  value: String(index + 1),
  label: `Object ${String(index + 1).padStart(4, "0")}`,
}));

export const english = {
  ...combobox.words,
  loading: "Loading companies",
  empty: "No company matches.",
};
