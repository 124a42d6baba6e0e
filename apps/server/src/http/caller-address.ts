import { AsyncLocalStorage } from "node:async_hooks";

const store = new AsyncLocalStorage<string>();

/** Runs what a request asks for, so that whatever it does knows the address that it came from. */
export const withCallerAddress = <T>(address: string, run: () => T): T => store.run(address, run);

/** The address of the request under way; undefined in a job, and at a start. */
export const callerAddress = (): string | undefined => store.getStore();
