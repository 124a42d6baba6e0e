import { DOCS_PATH } from "@candor/api/contract";
import type { Endpoint } from "@candor/api/endpoints";
import { type OpenApiDocument, openApiDocument } from "@candor/api/openapi";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";

/** Serves the API reference, drawn from the contract. */
export async function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  await app.register(documentOf(endpoints));
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    // The bar on top only asks for the address of another document.
    theme: { title: "Candor API", css: [{ filename: "candor.css", content: ".topbar { display: none }" }] },
    uiConfig: { docExpansion: "list", deepLinking: true },
  });
}

/**
 * Stands where `@fastify/swagger` would: the reference asks the instance for its document, and ours comes
 * from the contract, not from routes. The symbols are what `fastify-plugin` sets.
 */
function documentOf(endpoints: readonly Endpoint[]): FastifyPluginAsync {
  // Drawn when it is first asked for: a start does not wait for it.
  let document: OpenApiDocument | undefined;
  const plugin: FastifyPluginAsync = async (app) => {
    app.decorate("swagger", () => {
      document ??= openApiDocument(endpoints);
      return document;
    });
  };
  return Object.assign(plugin, {
    [Symbol.for("skip-override")]: true,
    [Symbol.for("plugin-meta")]: { name: "@fastify/swagger" },
  });
}
