import { expect, it } from "vitest";
import { begun, type Exchange, historyOf } from "./conversation.ts";

const said = (id: number, some: Partial<Exchange> = {}): Exchange => ({
  ...begun(id, `question ${id}`),
  state: "done",
  answer: `answer ${id}`,
  ...some,
});

it("takes along whole exchanges, oldest first", () => {
  expect(historyOf([said(1), said(2, { state: "failed" }), said(3, { state: "stopped" }), said(4)])).toEqual([
    { role: "user", text: "question 1" },
    { role: "assistant", text: "answer 1" },
    { role: "user", text: "question 4" },
    { role: "assistant", text: "answer 4" },
  ]);
});

it("takes along no more than the server reads", () => {
  const many = historyOf(Array.from({ length: 30 }, (_, at) => said(at, { answer: "x".repeat(9000) })));
  expect(many).toHaveLength(20);
  expect(many[0]).toEqual({ role: "user", text: "question 20" });
  expect(many[1]?.text).toHaveLength(8000);
});
