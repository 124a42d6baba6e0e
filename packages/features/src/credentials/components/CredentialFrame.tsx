import type { Language } from "@candor/api/entities";
import { createContext, type ReactNode, type RefObject, useContext, useRef } from "react";
import { type Arriving, usePlatform } from "../../platform/index.ts";
import { PublicFrame } from "../../session/index.ts";

export interface CredentialPageProps extends Arriving {
  /** The secret part of the mail's link; null or empty where the link was cut. */
  code: string | null;
  /** Everything of the address from `?` on. */
  query: string;
  /** Where to go once signed in: a path of this origin. */
  returnTo: string;
  /** The sign-in page, which leads on to the same place. */
  signInHref: string;
  /** Goes to another page of this origin, which takes this one's place. */
  onLeave: (href: string) => void;
  /** Another language was chosen: it is stored, and the page loads anew. */
  onLanguage: (language: Language) => void;
  /** Names the document. */
  onTitle: (title: string) => void;
}

interface Around extends Pick<CredentialPageProps, "signInHref" | "onTitle"> {
  /** A view has been shown already: the next one takes the focus. */
  shown: RefObject<boolean>;
}

const AroundContext = createContext<Around | null>(null);

/** What the views of a page share. */
export function useAround(): Around {
  const around = useContext(AroundContext);
  if (!around) throw new Error("A view needs a CredentialFrame around it");
  return around;
}

export interface CredentialFrameProps
  extends Pick<CredentialPageProps, "signInHref" | "onTitle" | "onLanguage"> {
  children: ReactNode;
}

/** A page that leads to signing in; its views change inside. */
export function CredentialFrame({ signInHref, onTitle, onLanguage, children }: CredentialFrameProps) {
  const { language } = usePlatform();
  const shown = useRef(false);
  return (
    <AroundContext value={{ signInHref, onTitle, shown }}>
      <PublicFrame language={language} onLanguage={onLanguage}>
        {children}
      </PublicFrame>
    </AroundContext>
  );
}
