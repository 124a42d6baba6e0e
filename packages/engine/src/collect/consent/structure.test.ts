import { expect, it } from "vitest";
import type { FoundBanner } from "./find/find.ts";
import { answerFor, isQuestion } from "./structure.ts";

const look = { width: 120, height: 40, fontPx: 16, contrast: 9, fill: 8, plain: false };
const button = (text: string, more: Partial<FoundBanner["buttons"][number]> = {}) => ({
  text,
  look,
  leads: false,
  ...more,
});

const asked = (more: Partial<FoundBanner> = {}): FoundBanner => ({
  text: "Hoffem gofio beth rydych yn edrych arno yma. Dewis Iawn",
  buttons: [button("Dewis"), button("Iawn")],
  boxes: [],
  overlay: true,
  strip: false,
  covers: 0.2,
  blocks: false,
  furniture: false,
  ...more,
});

it("a few lines on top of the page with two buttons are a question", () => {
  expect(isQuestion(asked())).toBe(true);
});

it.each([
  ["lies in the page", asked({ overlay: false })],
  ["frames the page", asked({ furniture: true })],
  ["says nothing but its buttons", asked({ text: "Dewis Iawn" })],
  ["is long", asked({ text: "Hoffem gofio ".repeat(80) })],
  ["has one button", asked({ buttons: [button("Iawn")] })],
  ["leads elsewhere", asked({ buttons: [button("Dewis", { leads: true }), button("Iawn")] })],
  ["asks for money", asked({ buttons: [button("Abonnieren 2 €"), button("Iawn")] })],
  ["asks for crowns", asked({ buttons: [button("Køb adgang for 39 kr. om måneden"), button("Iawn")] })],
  ["is a shop", asked({ buttons: [button("购买会员"), button("Iawn")] })],
  ["can be closed", asked({ buttons: [button("×"), button("Iawn")] })],
])("what %s is none", (_, one) => {
  expect(isQuestion(one)).toBe(false);
});

it.each(["Nee, liever niet", "No, grazie", "Nein, danke", "Non merci"])(
  "a refusal set as a line of text answers too: %s",
  (words) => {
    const line = button(words, { look: { ...look, plain: true, fill: 1 } });
    expect(isQuestion(asked({ buttons: [button("Iawn"), line] }))).toBe(true);
    expect(isQuestion(asked({ buttons: [button("Iawn"), { ...line, leads: true }] }))).toBe(false);
    expect(isQuestion(asked({ buttons: [button("Iawn"), { ...line, text: "Dewis" }] }))).toBe(false);
  },
);

it("the one that stands out is meant to be pressed", () => {
  const faint = { ...look, fill: 1.1, plain: false };
  const one = asked({ buttons: [button("Iawn"), button("Dewis", { look: faint })] });
  expect(answerFor(one, "accept")).toBe(0);
  expect(answerFor(one, "reject")).toBe(1);
});

it("what one word is known of leaves the other", () => {
  const one = asked({ buttons: [button("Accept all"), button("Dim diolch")] });
  expect(answerFor(one, "reject")).toBe(1);
  const two = asked({ buttons: [button("Reject all"), button("Iawn")] });
  expect(answerFor(two, "accept")).toBe(1);
});

it("one button leaves no choice to refuse by", () => {
  expect(answerFor(asked({ buttons: [button("Iawn")] }), "reject")).toBeNull();
});
