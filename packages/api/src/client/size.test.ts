/// <reference types="node" />
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

/** Bytes of a module as a browser gets it: minified, its imports inside, zod and what is fetched later left out. */
async function bytesOf(code: string): Promise<number> {
  const entry = "\0entry.ts";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root: fileURLToPath(new URL("..", import.meta.url)),
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: "entry", external: [/^zod/] } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("nothing was built");
  const [chunk] = output.output;
  return gzipSync(chunk.code).length;
}

const client = JSON.stringify(fileURLToPath(new URL("./index.ts", import.meta.url)));
const reports = JSON.stringify(fileURLToPath(new URL("../reports/index.ts", import.meta.url)));

test("the client is small, and brings no more than is used of it", async () => {
  const whole = await bytesOf(`import * as all from ${client}; console.log(all);`);
  const plain = await bytesOf(`import { createApiClient } from ${client}; console.log(createApiClient);`);
  const withReports = await bytesOf(
    `import * as a from ${client}; import * as b from ${reports}; console.log(a, b);`,
  );
  console.log(
    `@candor/api/client: ${whole} bytes gzip, without streams ${plain}, with error reports ${withReports}`,
  );
  expect(plain).toBeLessThan(whole);
  expect(withReports).toBeLessThan(12_000);
});
