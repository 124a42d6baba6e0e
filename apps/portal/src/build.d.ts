/** Version of the app, written in at build. */
declare const __BUILD__: string;
