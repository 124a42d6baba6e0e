import { isPaid } from "../../knowledge/paid.ts";
import type { FoundBanner } from "./find/find.ts";
import { isLink, kindOfButton } from "./words.ts";

/** A question is put in a few lines. */
const MOST_TEXT = 700;
/** Words that stand beside the buttons. */
const LEAST_PROSE = 20;
const MOST_ANSWERS = 3;
const MOST_WORDS = 60;

type Asked = Pick<FoundBanner, "text" | "buttons" | "boxes" | "overlay" | "furniture">;

/** Words that answer by themselves: they may be set as a line of text, to be passed over. */
const answersByWord = (text: string): boolean => ["accept", "reject"].includes(kindOfButton(text));

/** Places among its buttons of those that answer: they look like buttons or say so, stay on the page and ask for no money. */
const answersOf = ({ buttons }: Pick<Asked, "buttons">): number[] =>
  buttons.flatMap(({ text, look, leads }, at) =>
    (!look.plain || answersByWord(text)) &&
    !leads &&
    text.length <= MOST_WORDS &&
    !isLink(text) &&
    !isPaid(text) &&
    !["close", "settings"].includes(kindOfButton(text))
      ? [at]
      : [],
  );

/** Is it by its build a question: a few lines on top of the page, and two or three buttons that answer them? */
export function isQuestion(asked: Asked): boolean {
  const { text, buttons, overlay, furniture } = asked;
  const answers = answersOf(asked).length;
  const said = buttons.reduce((sum, button) => sum + button.text.length, 0);
  return (
    overlay &&
    !furniture &&
    text.length <= MOST_TEXT &&
    text.length - said >= LEAST_PROSE &&
    answers >= 2 &&
    answers <= MOST_ANSWERS &&
    buttons.length <= MOST_ANSWERS + 3
  );
}

const weightOf = ({ look }: FoundBanner["buttons"][number]) => look.width * look.height * look.fill;

/**
 * The answer that may be the wanted one: what one word is known of leaves the other; else the one that stands out is
 * meant to be pressed, the last where all weigh the same. Null where there is no choice between two.
 */
export function answerFor(asked: Pick<Asked, "buttons">, wanted: "accept" | "reject"): number | null {
  const answers = answersOf(asked);
  const kind = (at: number) => kindOfButton(asked.buttons[at]?.text ?? "");
  const unread = answers.filter((at) => kind(at) === "other");
  const known = answers.some((at) => kind(at) === (wanted === "accept" ? "reject" : "accept"));
  if (known) return unread.length === 1 ? (unread[0] ?? null) : null;
  const weigh = (at: number) => {
    const button = asked.buttons[at];
    return button ? weightOf(button) : 0;
  };
  const inOrder = answers.toSorted((a, b) => weigh(a) - weigh(b) || a - b);
  if (wanted === "accept") return inOrder.at(-1) ?? null;
  return inOrder.length > 1 ? (inOrder[0] ?? null) : null;
}
