import { BUILD_VERSION } from "@candor/api/entities";
import { createErrorReporter } from "@candor/api/reports";

/** What tells the server of errors. */
export const createReporter = () => createErrorReporter({ build: BUILD_VERSION });
