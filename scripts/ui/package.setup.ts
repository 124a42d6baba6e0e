import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildPackage } from "./build.ts";
import { scratch } from "./consumer.ts";
import { pack } from "./pack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the packed packages lie. */
    tarballs: string;
    /** The packed `@candor/ui`. */
    uiTarball: string;
  }
}

/** Builds and packs what is published once, for all tests that install it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await scratch();
  await buildPackage();
  project.provide("tarballs", folder);
  project.provide("uiTarball", await pack(join(folder, "ui")));
  return () => rm(folder, { recursive: true, force: true });
}
