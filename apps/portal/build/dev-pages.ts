import type { Plugin } from "vite";

const LOGIN = /^\/(?:pages\/)?login(?=$|\?)/;
const CAMPAIGN = /^\/activity\/(?:start|confirm)\/[^?]*(?=$|\?)/;
const PAGES = /^\/pages\/[^.]*(?=$|\?)/;

/** In development the sign-in page, the campaign's pages and the public pages have their own HTML, as they have when built. */
export const devPages = (): Plugin => ({
  name: "candor:dev-pages",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url)
        request.url = request.url
          .replace(LOGIN, "/login.html")
          .replace(CAMPAIGN, "/campaign.html")
          .replace(PAGES, "/pages.html");
      next();
    });
  },
});
