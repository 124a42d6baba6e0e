import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { apiBuilt, buildApi } from "../api/build.ts";
import { buildPackage, builtFolder } from "../ui/build.ts";
import { scratch } from "./consumer.ts";
import { pack } from "./pack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The packed `@candor/ui`. */
    uiTarball: string;
    /** The packed `@candor/api`. */
    apiTarball: string;
  }
}

/** Builds and packs what is published once, for all tests that install it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await scratch();
  await buildPackage();
  await buildApi();
  project.provide("uiTarball", await pack(builtFolder, join(folder, "ui")));
  project.provide("apiTarball", await pack(apiBuilt, join(folder, "api")));
  return () => rm(folder, { recursive: true, force: true });
}
