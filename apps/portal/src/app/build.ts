import { version } from "../../package.json";

/** Version of the app, as error reports and the error screen name it. */
export const BUILD: string = version;
