import "@candor/ui/styles";
import { afterEach, expect, it } from "vitest";
import { drawBeforeInter, takeInter } from "./later-font.ts";

const root = document.documentElement;
const mark = () => root.getAttribute("data-candor-font");
const firstFace = () => getComputedStyle(root).getPropertyValue("--cd-font-sans").split(",")[0];
const later = () => [...document.fonts].filter(({ family }) => family.includes("Inter Later"));

afterEach(() => {
  localStorage.removeItem("candor.face");
  root.removeAttribute("data-candor-font");
  for (const face of later()) document.fonts.delete(face);
});

it("draws a first page without Inter, the next screen in it once it is there, and later pages at once", async () => {
  drawBeforeInter(root);
  expect(firstFace()).toBe('"Inter Later"');
  expect(later()).toEqual([]);

  const setInInter = await takeInter(root);
  expect(later()).toEqual([]);
  setInInter?.();
  expect(later().filter(({ status }) => status === "loaded")).toHaveLength(1);
  expect(document.fonts.check('1em "Inter Later"', "Candor")).toBe(true);

  root.removeAttribute("data-candor-font");
  drawBeforeInter(root);
  expect(mark()).toBeNull();
});

it("leaves a page alone whose reader chose another face", async () => {
  root.setAttribute("data-candor-font", "poppins");
  await takeInter(root);
  expect(later()).toEqual([]);
  expect(mark()).toBe("poppins");
});
