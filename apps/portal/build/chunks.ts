const ui = (...folders: string[]) => new RegExp(`/packages/ui/src/(?:${folders.join("|")})`);
const features = (...files: string[]) => new RegExp(`/packages/features/src/(?:${files.join("|")})`);
const library = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);

/** What sign-in and every screen need: fetched at sign-in, kept for the app. */
const BASE = [
  library("react", "react-dom", "scheduler", "i18next", "react-i18next"),
  ui("theme/", "internal/", "icons/", "figures/Vernier/", "forms/Button/", "menus/HoverMenu/"),
  features("platform/i18n", "session/storage", "session/return-path", "session/catalogue"),
];

/** What the frame around every screen needs, and small parts that most screens share. */
const FRAME = [
  library("react-router", "@tanstack/react-query", "@tanstack/query-core", "jotai"),
  ui("shell/(?!PublicLayout|index)", "feedback/", "notices/", "figures/(?!index)", "menus/UserMenu/"),
  features("platform/", "shell/", "session/(?:hooks|current-user)"),
];

const within = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id)) && !id.includes("/locales/");

/** Few, large chunks: a request costs more than the bytes that another screen would have used. */
export const codeSplitting = {
  // A group holds what is named here and nothing that this happens to import.
  includeDependenciesRecursively: false,
  groups: [
    { name: "base", test: within(BASE), priority: 2 },
    { name: "frame", test: within(FRAME), priority: 1 },
  ],
};
