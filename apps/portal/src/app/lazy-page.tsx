import type { Screen } from "@candor/features/navigation";
import { type ComponentType, lazy, useState } from "react";
import type { Portal } from "./portal.ts";
import { loadScreen } from "./preload.ts";

/** A screen's page: drawn at once where it was fetched ahead, else when it has arrived. */
export function lazyPage(screen: Screen, portal: Portal): ComponentType {
  const Arriving = lazy(async () => {
    const page = await loadScreen(screen, portal);
    if (!page) throw new Error(`The screen ${screen.id} has no page`);
    return page;
  });
  return function Page() {
    // Chosen once: another kind of element would lose the page's state.
    const [Shown] = useState(() => portal.pages.get(screen.id) ?? Arriving);
    return <Shown />;
  };
}
