import { textChunks } from "../../../scripts/vite/texts.ts";
import { MESSAGES, TEXTS } from "./texts.ts";

const ui = (...folders: string[]) => new RegExp(`/packages/ui/src/(?:${folders.join("|")})`);
const features = (...files: string[]) => new RegExp(`/packages/features/src/(?:${files.join("|")})`);
const library = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);

/** What sign-in and every screen need: fetched at sign-in, kept for the app. */
const BASE = [
  library("react", "react-dom", "scheduler", "i18next", "react-i18next", "zustand"),
  /\/@radix-ui\/themes\/tokens\//,
  /\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /\/lucide-react\/dist\/esm\/icons\/(?:check|chevron|circle-(?:alert|check|exclamation|x)|eye|info|languages|minus|triangle-(?:alert|exclamation)|x)\b/,
  /\/packages\/api\/src\/(?:client(?!\/(?:stream|events|download|export))|entities(?!\/(?:chinese-sound|accounts\/(?:password|plans|account)|support\/campaign|line|text|evidence\/(?:cells|filters|known-names|layout|rows|view)))|errors\/(?:codes|http)|contract\/(?:accounts\/auth|call))\b/,
  /\bvite\/preload-helper/,
  ui(
    "theme/(?!CandorTheme|ThemePanel|settings|theme-marks|use-key-combination|use-theme-assets)",
    "internal/(?!radix/|chart/)",
    "icons/(?!Dial/)",
    "notices/",
    "feedback/CopyButton",
    "figures/Vernier/",
    "forms/(?:Button/|control|FormField|Select/|TextField|Checkbox|TextArea|FormActions)",
    "menus/(?:HoverMenu/|RowContent|menu)",
  ),
  features(
    "platform/(?:text/(?:i18n|field-message)|drafts/draft|shared-state)\\b",
    "session/storage",
    "session/return-path",
    "session/leave",
    "session/ended",
    "session/catalogue",
  ),
];

/** What the frame around every screen needs, and small parts that most screens share. */
const FRAME = [
  library("react-router", "@tanstack/react-query", "@tanstack/query-core"),
  /\/lucide-react\/dist\/esm\/icons\/(?:arrow|menu|panel-left|search)\b/,
  /\/apps\/portal\/package\.json/,
  /\/packages\/api\/src\/(?:reports(?!\/(?:content|mask|trace))|contract\/(?:accounts\/account|objects\/(?:cloud|objects)|support\/(?:guide|help|news|tracking)|results\/(?:analysis|assessments|checks|comparison|compliance|overview|risks|views)))\b/,
  ui("theme/CandorTheme/"),
  ui(
    "shell/(?!PublicLayout|index)",
    "feedback/",
    "icons/Dial/",
    "figures/(?:BarRates|CountCluster|TickProgress|VernierLegend)/",
    "menus/(?:ScanTimePicker/ScanTimeButton|UserMenu/)",
    "forms/Switch/",
    // A few rules: a file of their own would be a request.
    "internal/chart/[A-Za-z]+\\.css",
  ),
  features("(?:jira|panes)/[\\w/-]+\\.css"),
  // The registry names each screen's catalogue; one that a part of a screen names too would be a chunk of its own.
  features(
    "platform/(?!format/zone-cities\\.cn|in-time|late-part|passing|drafts/form-draft|search/(?:pinyin-sounds|use-search-text))",
    "shell/(?!palette/(?:Palette\\.|destinations\\b)|components/PastNotices\\.)",
    "session/(?:hooks|current-user)",
    "(?:account|applications|check-dialogs|checks|evidence|exports|jira|views)/catalogue\\b",
    "views/context\\b",
    "checks/late-scan-time\\b",
    "dashboard/(?:running|components/RunningPanel)\\b",
    "frames/components/(?:DetailScreen|LoadFailure)\\b",
    "app/(?:app-link|client-app|messages|router|RouterProvider|scroll-restoration|SessionGate)\\b",
    "address/(?!(?:list-)?fields\\b)",
    "forms/unanswered\\b",
  ),
];

/**
 * The dashboard, with what it has in common with the home page, the overview and other screens that draw figures. A
 * trend's lines are drawn when they are seen; requests of their own would cost more than their bytes.
 */
const DASHBOARD = [
  /\/apps\/portal\/src\/pages\/dashboard\//,
  ui("figures/(?!index|Stat/|LineTrend/TrendTable)"),
  features("dashboard/(?:model|trend)\\b"),
];

/** What charts stand in, and how they are read: on the dashboard, and above the tables of an application. */
const CHART = [ui("internal/chart/(?!use-flow-view)")];

/** What every part of Radix brings: its own theme and tooltips, with all that these stand on. */
const RADIX = [
  library(
    "@floating-ui/[^/]+",
    "classnames",
    "radix-ui",
    "@radix-ui/(?:primitive|rect|react-(?:arrow|context|direction|id|popper|portal|presence|primitive|slot|tooltip))",
  ),
  library("@radix-ui/react-(?:compose-refs|dismissable-layer|focus-scope|use-[^/]+|visually-hidden)"),
  /\/@radix-ui\/themes\/dist\/esm\/(?:components\/theme|helpers\/|props\/)/,
  ui("internal/radix/"),
];

/** What checks the values of forms. Lists do without. */
const SCHEMAS = [library("zod")];

/** What stands around sign-in and the pages that lead to it. */
const PUBLIC = [
  ui("shell/PublicLayout/", "forms/PasswordField"),
  features("session/(?:components/(?!SignIn)|(?:news|paths)\\b)"),
  /\/apps\/portal\/src\/public\/(?:page-parts|hydrate)\b/,
];

/** What more than one of the pages of mailed links shows. */
const CREDENTIALS = [features("credentials/"), /\/packages\/api\/src\/entities\/accounts\/password\.ts/];

/** What holds the state of a form. A campaign's is so small that it does without. */
const HOOK_FORM = [
  library("react-hook-form", "@hookform/resolvers", "@standard-schema/[^/]+"),
  features("platform/(?:passing|drafts/form-draft)\\b"),
];

/** What a table needs once it is long, or a list to choose from. */
const LONG = [
  library("@tanstack/(?:react-virtual|virtual-core)"),
  ui("data/DataTable/(?:list/EntriesNear|table/(?:VirtualLines|window))"),
];

/** Tables and what narrows them. */
const TABLES = [
  features("checks/queries", "compliance/components/compliance\\.css"),
  ui("data/(?:DataTable/(?!list/EntriesNear|table/(?:VirtualLines|window))|FilterBar|ScrollFrame)"),
  ui("badges/FilterTag/", "data/matches", "forms/(?:MultiSelect|SearchField)/"),
];

/** What a page that shows one thing and a list have in common: tables, and small parts. */
const DETAILS = [
  ...TABLES,
  features(
    "frames/(?:sort-orders|components/(?:AsOf|DetailTabs|DroppedNote|ExportMenu|FirstOf|LateMenu|LatePlace|NothingAssessed|frames\\.css))",
    "exports/(?:components/ListExport|upgrade)",
    "evidence/(?:components/StatusText|table-state\\b)",
    "(?:assessments|checks|comparison|objects|risks)/address",
    "(?:address/(?:list-)?fields|platform/(?:in-time|late-part|search/use-search-text))\\b",
    "overlays/(?!drawn)",
    // The choice of an assessment: on the overview as on lists.
    "checks/(?:scan-time|components/ChecksSelectors)",
  ),
  ui(
    "badges/(?:StatusLabel|Tag)/",
    "badges/(?:Avatar|Citation)/[A-Za-z]+\\.css",
    "data/(?:KeyValueList|Tabs)",
    "layout/",
  ),
  ui("forms/SegmentedControl/", "menus/(?:AppSelector|PickList|ScanTimePicker)/"),
  /\/lucide-react\/dist\/esm\/(?!icons\/(?:image-off|star|trash|message-square-plus|ticket|undo-2|square-check)\b)/,
  /\/packages\/api\/src\/(?:contract(?!\/results\/(?:check-actions|comments|jira|policies|shared-reports))|endpoints|uploads)\//,
  // A few rules: files of their own would be a request each.
  features("(?:applications|checks|comparison|evidence|frames)/[\\w/-]+\\.css"),
  ui("data/(?:BulkBar|CommentList|Pagination|ScreenshotViewer|Timeline)/[A-Za-z]+\\.css"),
];

/** What screens about checks and about a scenario's share however they show them. */
const CHECK_PARTS = [
  features(
    "checks/(?:heads|permissions|work\\b|components/(?:CheckHistory|Citations|work/OwnerValue))",
    "compliance/(?:address|heads|queries|components/(?:FollowButton|ScenarioFrame))",
    "evidence/(?:rich-text|components/(?:CheckText|RichText))",
    "jira/status\\b",
  ),
  ui("badges/(?:Avatar|Citation)/", "data/Timeline"),
  /\/lucide-react\//,
  /\/packages\/api\/src\/contract\/(?!results\/shared-reports)/,
];

/** What screens that are a list have in common beside its table; with it what all about assessments ask and say. */
const LISTS = [
  features(
    "frames/",
    "exports/",
    "views/(?!catalogue|context)",
    "assessments/(?:queries|steps|poll|countdown)",
    // What is added is added to a list.
    "forms/use-send-once\\b",
  ),
  ui("data/(?:BulkBar|Pagination)"),
  /\/packages\/api\/src\/contract\/results\/shared-reports\b/,
];

/** What was seen, as a check and an application show it. */
const EVIDENCE = [
  features(
    "evidence/(?!catalogue|check-prose|components/(?:ColumnHelp|EvidencePanel|FileDialog|GroupHead|RowDetail|Screenshots|cells/(?:FileCell|ImageCell))\\.)",
  ),
];

/** Addresses of applications, and what is asked and said of them. Their list needs no more of the group after this. */
const APPLICATIONS = [features("applications/(?:address|links|queries|words)\\b")];

/** A card of an application: its frame and its table, and what only a table of the kind is drawn with. */
const CARD = [
  /\/apps\/portal\/src\/pages\/app-card\//,
  features(
    "applications/(?:flows|heads|rows|components/(?:ApplicationFrame|applications\\.css|Card(?!Teaser)|Identity))",
  ),
  ui("internal/chart/use-flow-view"),
];

/** What a check is shown with: its text, its history, and what people do to it. */
const CHECK = [
  /\/apps\/portal\/src\/pages\/checkdetail\//,
  features(
    "checks/check-scan-time\\b",
    "checks/components/(?:Check(?:Properties|Screen|DetailPanel)|work/(?:CheckWork|Comments|ManualStatus|work\\.css))",
    "evidence/(?:check-prose|components/(?:EvidencePanel|Screenshots)\\.)",
  ),
  ui("data/ScreenshotViewer/(?:Picture|ScreenshotGrid)"),
];

/** What screens about checks and about a scenario's have in common. */
const CHECKS = [
  features(
    "checks/(?!catalogue|schema|components/CheckScanTime\\.|components/work/(?!CheckWork|Handling|ManualStatus|OwnerValue|use-bulk|work\\.css))",
  ),
];

/** How forms end, and what asks before something is lost. The dialog that it stands in comes when it is opened. */
const FORM_ENDS = [
  features("forms/(?!email-field|meanwhile|unanswered|use-(?:schema-form|send-once)|wrong-fields)"),
];

const within = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id)) && !id.includes("/locales/");

/**
 * Few, large chunks: a request costs more than the bytes that another screen would have used. Each takes along what it
 * stands on, the more general ones first, so that a chunk imports only from those before it.
 */
export const codeSplitting = {
  includeDependenciesRecursively: true,
  groups: [
    ...textChunks(TEXTS, 7, MESSAGES),
    { name: "base", test: within(BASE), priority: 6 },
    { name: "frame", test: within(FRAME), priority: 5 },
    { name: "schemas", test: within(SCHEMAS), priority: 4 },
    { name: "hook-form", test: within(HOOK_FORM), priority: 4 },
    { name: "chart", test: within(CHART), priority: 4 },
    { name: "dashboard", test: within(DASHBOARD), priority: 3 },
    { name: "radix", test: within(RADIX), priority: 3 },
    { name: "public", test: within(PUBLIC), priority: 3 },
    { name: "credentials", test: within(CREDENTIALS), minShareCount: 2, priority: 3 },
    { name: "details", test: within(DETAILS), minShareCount: 2, priority: 2 },
    { name: "check-parts", test: within(CHECK_PARTS), minShareCount: 2, priority: 2 },
    { name: "long", test: within(LONG), priority: 2 },
    { name: "applications-shared", test: within(APPLICATIONS), minShareCount: 2, priority: 1 },
    { name: "lists", test: within(LISTS), minShareCount: 2, priority: 1 },
    { name: "form-ends", test: within(FORM_ENDS), priority: 1 },
    { name: "evidence", test: within(EVIDENCE), minShareCount: 2, priority: 1 },
    { name: "card", test: within(CARD), priority: 1 },
    { name: "check", test: within(CHECK), priority: 0 },
    { name: "checks", test: within(CHECKS), minShareCount: 3, priority: 0 },
  ],
};
