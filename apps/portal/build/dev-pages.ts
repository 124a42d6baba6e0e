import type { Plugin } from "vite";

const LOGIN = /^\/(?:pages\/)?login(?=$|\?)/;

/** In development the sign-in page has its own HTML, as it has when built. */
export const devPages = (): Plugin => ({
  name: "candor:dev-pages",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url) request.url = request.url.replace(LOGIN, "/login.html");
      next();
    });
  },
});
