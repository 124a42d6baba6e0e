import { createContext, type ReactNode, useContext, useMemo } from "react";

/** A further way in which a text is meant by what was typed, such as by the sound of its words. */
export type TextMatch = (text: string, typed: string) => boolean;

const MatchContext = createContext<TextMatch | undefined>(undefined);

export interface TextMatchProviderProps {
  /** Asked where a text does not hold what was typed. */
  match: TextMatch | undefined;
  children: ReactNode;
}

/** Gives every search below it, in lists, pickers and the palette, a further way to find a text. */
export function TextMatchProvider({ match, children }: TextMatchProviderProps) {
  return <MatchContext value={match}>{children}</MatchContext>;
}

/** Whether one of the texts is meant by what was typed. Nothing typed means every text. */
export type IsMeant = (typed: string, ...texts: readonly string[]) => boolean;

/** A text is meant when it holds what was typed, whatever the case, or is found in a further way. */
export const textMatcher =
  (further?: TextMatch): IsMeant =>
  (typed, ...texts) => {
    const wanted = typed.trim().toLocaleLowerCase();
    return (
      texts.some((text) => text.toLocaleLowerCase().includes(wanted)) ||
      texts.some((text) => further?.(text, wanted) === true)
    );
  };

/** Whether a text is meant, in the ways of the provider above. */
export function useTextMatch(): IsMeant {
  const further = useContext(MatchContext);
  return useMemo(() => textMatcher(further), [further]);
}
