import { BUILD_VERSION } from "@candor/api/entities";

/** Version of the app, as error reports and the error screen name it. */
export const BUILD: string = BUILD_VERSION;
