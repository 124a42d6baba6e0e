import type { Language } from "@candor/api/entities";
import type { ReactNode } from "react";
import { type Arriving, usePlatform } from "../../platform/index.ts";
import { PublicFrame } from "../../session/index.ts";
import { CredentialViews } from "./CredentialViews.tsx";

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

export interface CredentialFrameProps
  extends Pick<CredentialPageProps, "signInHref" | "onTitle" | "onLanguage"> {
  children: ReactNode;
}

/** A page that leads to signing in; its views change inside. */
export function CredentialFrame({ signInHref, onTitle, onLanguage, children }: CredentialFrameProps) {
  const { language } = usePlatform();
  return (
    <CredentialViews signInHref={signInHref} onTitle={onTitle}>
      <PublicFrame language={language} onLanguage={onLanguage}>
        {children}
      </PublicFrame>
    </CredentialViews>
  );
}
