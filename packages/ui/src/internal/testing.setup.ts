import { afterEach, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { unmountAll } from "./testing.tsx";

// The files of tests share a page: each test begins on it as if it were new.
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = "en";
  await page.viewport(1280, 800);
  // The Tab key goes on from where the focus was last, also when what had it is gone.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
});

afterEach(unmountAll);
