import { Link } from "react-router";
import type { LinkComponent } from "../platform/index.ts";
import { BACKWARDS } from "./scroll-restoration.ts";

export interface AppLinkOptions {
  /** Path that all addresses of the app begin with; empty where it has the whole origin. */
  base: string;
  /** Called when the reader is about to open an address. */
  onIntent: (address: URL) => void;
}

/** Whether an address is one that the app's router opens. */
export const isInApp = (href: string, base: string): boolean =>
  href.startsWith("?") || (href.startsWith(`${base}/`) && !href.startsWith("//"));

/** An anchor that stays in the app where its address is one of the app's, and fetches ahead on intent. */
export const createAppLink =
  ({ base, onIntent }: AppLinkOptions): LinkComponent =>
  ({ href, ...props }) => {
    if (!isInApp(href, base)) return <a href={href} {...props} />;
    const ahead = () => onIntent(new URL(href, location.href));
    const state = props["data-way"] === "back" ? BACKWARDS : undefined;
    return <Link to={href} state={state} onPointerEnter={ahead} onFocus={ahead} {...props} />;
  };
