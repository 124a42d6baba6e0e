import type { AnchorHTMLAttributes, MouseEvent } from "react";
import type { LinkComponent } from "../platform/index.ts";
import { useRouter } from "./RouterProvider.tsx";

export interface AppLinkOptions {
  /** Path that all addresses of the app begin with; empty where it has the whole origin. */
  base: string;
  /** Called when the reader is about to open an address. */
  onIntent: (address: URL) => void;
}

/** Whether an address is one that the app's router opens. */
export const isInApp = (href: string, base: string): boolean =>
  href.startsWith("?") || (href.startsWith(`${base}/`) && !href.startsWith("//"));

/** Whether a press opens the link's address in this tab. */
const opensHere = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && ["", "_self"].includes(currentTarget.target);

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** It leads back in the history where that has the address. */
  "data-way"?: "back";
}

/** An anchor whose address the app's router opens. */
export function RouterLink({ href, onClick, ...props }: RouterLinkProps) {
  const router = useRouter();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    router.navigate(href, props["data-way"] && { back: true });
  };
  return <a href={href} {...props} onClick={open} />;
}

/** An anchor that stays in the app where its address is one of the app's, and fetches ahead on intent. */
export const createAppLink =
  ({ base, onIntent }: AppLinkOptions): LinkComponent =>
  ({ href, ...props }) => {
    if (!isInApp(href, base)) return <a href={href} {...props} />;
    const ahead = () => onIntent(new URL(href, location.href));
    return <RouterLink href={href} onPointerEnter={ahead} onFocus={ahead} {...props} />;
  };
