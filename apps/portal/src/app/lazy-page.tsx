import type { Screen } from "@candor/features/navigation";
import { type ComponentType, createContext, lazy, memo, use, useState, useTransition } from "react";
import { Missing } from "./Missing.tsx";
import type { Portal } from "./portal.ts";
import { loadScreen } from "./preload.ts";

/** How a page that did not arrive is asked for again. */
const Retry = createContext({ retrying: false, onRetry: () => {} });

const MissingPage = () => <Missing {...use(Retry)} />;

/** A screen's page: drawn at once where it was fetched ahead, else when it has arrived, else with another try. */
export function lazyPage(screen: Screen, portal: Portal): ComponentType {
  const arriving = (again: boolean) =>
    lazy(async (): Promise<{ default: ComponentType }> => {
      const page = await loadScreen(screen, portal).catch(() => {
        // With a network, what stays away is of an older build, or the browser has noted it as missing.
        if (again && navigator.onLine) portal.location.reload();
        return { default: MissingPage };
      });
      if (!page) throw new Error(`The screen ${screen.id} has no page`);
      return page;
    });
  let Arriving = arriving(false);
  return memo(function Page() {
    // Chosen once: another kind of element would lose the page's state.
    const [Shown, setShown] = useState<ComponentType>(() => portal.pages.get(screen.id) ?? Arriving);
    const [retrying, start] = useTransition();
    const onRetry = () => {
      Arriving = arriving(true);
      start(() => setShown(() => Arriving));
    };
    return (
      <Retry value={{ retrying, onRetry }}>
        <Shown />
      </Retry>
    );
  });
}
