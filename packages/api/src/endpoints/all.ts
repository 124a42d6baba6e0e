import type { Endpoint } from "./endpoint.ts";
import { groups } from "./groups.ts";
import { configEndpoints } from "./mis/config.ts";

/** Every endpoint. The server refuses to start when one has no handler. */
export const endpoints: readonly Endpoint[] = [...Object.values(groups), ...Object.values(configEndpoints)]
  .flatMap((group): unknown[] => Object.values(group))
  .filter((value): value is Endpoint => typeof value === "object" && value !== null && "path" in value);
