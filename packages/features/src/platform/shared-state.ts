import { createContext, useCallback, useContext } from "react";
import { createStore, type StoreApi, useStore } from "zustand";

/** A piece of state that parts of an app share. Each running app has its own value of it. */
export interface SharedState<T> {
  /** The value that an app begins with. */
  initial: () => T;
  /** Called with each value that is set. */
  keep?: (value: T) => void;
}

/** The shared states of one running app. Each is made when it is first asked for. */
export class SharedStates {
  readonly #stores = new Map<unknown, unknown>();

  store<T>(state: SharedState<T>): StoreApi<T> {
    const known = this.#stores.get(state) as StoreApi<T> | undefined;
    if (known) return known;
    const store = createStore<T>()(() => state.initial());
    if (state.keep) store.subscribe(state.keep);
    this.#stores.set(state, store);
    return store;
  }

  set<T>(state: SharedState<T>, value: T | ((before: T) => T)): void {
    this.store(state).setState(value, true);
  }
}

/** Filled by the platform's provider. */
export const SharedStatesContext = createContext<SharedStates | null>(null);

/** The shared states of the running app, for what sets one without drawing it. */
export function useSharedStates(): SharedStates {
  const states = useContext(SharedStatesContext);
  if (!states) throw new Error("A shared state needs a PlatformProvider above it");
  return states;
}

/** The value of a shared state, and how to set it. */
export function useSharedState<T>(state: SharedState<T>): [T, (value: T) => void] {
  const states = useSharedStates();
  return [useStore(states.store(state)), useCallback((value) => states.set(state, value), [states, state])];
}

/** The value of a shared state. */
export const useSharedValue = <T>(state: SharedState<T>): T => useStore(useSharedStates().store(state));
