import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router";
import { expect, it } from "vitest";
import { createAppRouter } from "./router.ts";

/** A history that goes where the app sends it a while later, as a browser does. */
function slowHistory(initialEntries: string[]) {
  const history = createMemoryHistory({ initialEntries });
  const sent: number[] = [];
  const slow: typeof history = Object.create(history, { go: { value: (by: number) => void sent.push(by) } });
  const settle = () => {
    for (let by = sent.shift(); by !== undefined; by = sent.shift()) history.go(by);
  };
  return { history, slow, settle };
}

it("stays at what is held however often Back is pressed before the first press is answered", () => {
  const { history, slow, settle } = slowHistory(["/first", "/list", "/form"]);
  const router = createAppRouter({ routes: [], load: () => undefined }, slow);
  let proceed = () => {};
  let held = true;
  router.block((next) => {
    proceed = next;
    return held;
  });
  history.go(-1);
  history.go(-1);
  settle();
  expect([history.location.pathname, router.state.location.pathname]).toEqual(["/form", "/form"]);
  held = false;
  proceed();
  settle();
  expect([history.location.pathname, router.state.location.pathname]).toEqual(["/list", "/list"]);
});

it("goes a way out of the app once nothing holds it back", () => {
  const router = createAppRouter({ routes: [], load: () => undefined }, slowHistory(["/form"]).history);
  const gone: string[] = [];
  let proceed = () => {};
  const letGo = router.block((next) => {
    proceed = next;
    return true;
  });
  router.leave(() => gone.push("held"));
  expect(gone).toEqual([]);
  proceed();
  expect(gone).toEqual(["held"]);
  letGo();
  router.leave(() => gone.push("free"));
  expect(gone).toEqual(["held", "free"]);
  expect(router.state.location.pathname).toBe("/form");
});

it("goes back to the nearest entry at a path, else to the page before, over a reload too; or takes the open one's place", () => {
  const history = createMemoryHistory({ initialEntries: ["/result/1"] });
  const routes = ["/result/1", "/result/2", "/list", "/other", "/never"].map((path) => ({ path }));
  const app = () => createAppRouter({ routes, load: () => undefined }, history);
  const router = app();
  const address = () => history.location.pathname + history.location.search;
  router.navigate("/list", { back: true });
  expect([address(), history.index]).toEqual(["/list", 0]);
  for (const href of ["/list?q=Aster", "/result/1", "/result/2"]) router.navigate(href);
  expect(history.index).toBe(3);
  app().navigate("/list", { back: true });
  expect([address(), history.index]).toEqual(["/list?q=Aster", 1]);
  router.navigate("/other");
  router.navigate("/never", { back: true });
  expect([address(), history.index]).toEqual(["/list?q=Aster", 1]);
});

it("goes back past the states that a screen keeps in its path, and knows where that leads", () => {
  const history = createMemoryHistory({ initialEntries: ["/scenario/1"] });
  const routes = [{ children: [{ path: "/scenario/:scan/:check?" }, { path: "/list" }, { path: "/start" }] }];
  const router = createAppRouter({ routes, load: () => undefined }, history);
  const leads = (path: string) => router.stepsBack(history.location, path);
  const choose = () => {
    for (const href of ["/scenario/1/one", "/scenario/1/two"]) router.navigate(href);
  };
  choose();
  // Opened by its address: each state before it is the same screen.
  expect(leads("/list")).toBe(0);
  router.navigate("/list", { back: true });
  expect([history.location.pathname, history.index]).toEqual(["/list", 2]);
  router.navigate("/start");
  choose();
  expect(leads("/never")).toBe(-2);
  expect(leads("/list")).toBe(3);
  router.navigate("/never", { back: true });
  expect([history.location.pathname, history.index]).toEqual(["/start", 3]);
});
