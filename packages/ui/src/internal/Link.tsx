import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from "react";

/** Props every link of the design system is rendered with. */
export interface LinkProps extends ComponentProps<"a"> {
  href: string;
  /** `back`: it leads to where the reader came from; an app may show that as it was left. */
  "data-way"?: "back";
}

/** What an app hands in so that links move inside its router. */
export type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | null>(null);

/** Makes every link below it render with the app's own link component. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link inside the app through the app's component; a link that leaves or opens a new tab stays an anchor. */
export function Link({ children, ...props }: LinkProps) {
  const Component = useContext(LinkContext);
  const leaves = props.target === "_blank" || props.download !== undefined || !props.href.startsWith("/");
  if (!Component || leaves) {
    return (
      <a {...props} rel={props.target === "_blank" ? (props.rel ?? "noreferrer") : props.rel}>
        {children}
      </a>
    );
  }
  return <Component {...props}>{children}</Component>;
}
