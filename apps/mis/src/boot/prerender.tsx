import { misInfo } from "@candor/api/contract";
import { bootScreens, FontWarmUp } from "@candor/features/boot/build";
import { asks, firstFetch } from "@candor/features/navigation";
import { renderToStaticMarkup } from "react-dom/server";
import { screens as registry } from "../app/registry.ts";

// What the build writes into the console's page.

/** Stands in it until the console is drawn. */
export const fontWarmUp = renderToStaticMarkup(<FontWarmUp />);

export const screens = bootScreens(registry);
export const userCall = firstFetch(asks(misInfo, {}), "");
