import type { ComponentType } from "react";
import { lazyPart } from "../platform/index.ts";
import { sessionCatalogue } from "../session/index.ts";
import type { SignInAgainProps } from "./components/SignInAgain.tsx";

/** Signs in over the page whose session has ended: nothing on it is lost. Fetched when it is first shown. */
export const SignInAgain: ComponentType<SignInAgainProps> = lazyPart<SignInAgainProps>(
  sessionCatalogue,
  () => import("./components/SignInAgain.tsx"),
);
