import { createContext, type ReactNode, type RefObject, useContext, useRef } from "react";

export interface CredentialViewsProps {
  /** The sign-in page, which leads on to the same place. */
  signInHref: string;
  /** Names the document. */
  onTitle: (title: string) => void;
  /** Stands in the document's name after the view's. Default: the customers' app. */
  appName?: string;
  children: ReactNode;
}

interface Around extends Omit<CredentialViewsProps, "children"> {
  /** A view has been shown already: the next one takes the focus. */
  shown: RefObject<boolean>;
}

const AroundContext = createContext<Around | null>(null);

/** What the views of a page share. */
export function useAround(): Around {
  const around = useContext(AroundContext);
  if (!around) throw new Error("A view needs CredentialViews around it");
  return around;
}

/** What stands inside a page that leads to signing in: one view takes another's place. */
export function CredentialViews({ children, ...around }: CredentialViewsProps) {
  const shown = useRef(false);
  return <AroundContext value={{ ...around, shown }}>{children}</AroundContext>;
}
