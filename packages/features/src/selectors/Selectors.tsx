import { Suspense } from "react";
import { checksCatalogue } from "../checks/catalogue.ts";
import type { Screen } from "../navigation/index.ts";
import { lazyPart } from "../platform/index.ts";
import type { SelectorsHeadProps } from "./components/SelectorsHead.tsx";

const SelectorsHead = lazyPart<SelectorsHeadProps>(
  checksCatalogue,
  () => import("./components/SelectorsHead.tsx"),
);

export interface SelectorsProps {
  /** The screen that is open: it names the document. */
  screen: Pick<Screen, "id">;
}

/** Puts the choice of app and assessment into the top bar; without its code the screen's title stays there. */
export function Selectors({ screen }: SelectorsProps) {
  return (
    <Suspense>
      <SelectorsHead screenId={screen.id} onMissing={stay} />
    </Suspense>
  );
}

const stay = () => {};
