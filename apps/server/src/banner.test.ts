import { expect, test } from "vitest";
import { banner } from "./banner.ts";
import { readEnv } from "./env/env.ts";

const said = (source: Record<string, string>) =>
  banner({
    env: readEnv({ CANDOR_DATA_DIR: "./data", ...source }),
    url: "http://127.0.0.1:8080",
    setupCode: null,
    demoSite: null,
    startedInMs: 1,
  });

test("says what to delete to begin again, the database of a server of its own included", () => {
  expect(said({})).toContain("stop the server, then delete ./data");
  const shared = said({ DATABASE_URL: "postgres://candor@db.example/candor" });
  expect(shared).toContain("stop the server, then empty the database in DATABASE_URL and delete ./data");
});
