import { fileSize } from "../forms/FileUpload/file-size.ts";
import type { UploadItem } from "../forms/FileUpload/use-uploads.ts";
import type { Words } from "./words.ts";

const number = (value: number) => value.toLocaleString("en");
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const percent = ({ sent, size }: UploadItem) => `${Math.round((sent / size) * 100)}%`;

export const statuses: Words["statuses"] = {
  critical: "Critical",
  medium: "Medium",
  low: "Low",
  potential: "Potential",
  uncertain: "Uncertain",
  error: "Error",
  resolved: "Mark resolved",
  passed: "Passed",
};

export const appSelector: Words["appSelector"] = {
  placeholder: "Choose an object",
  searchLabel: "Search",
  emptyText: "Nothing matches.",
};

export const appShell: Words["appShell"] = { skipLabel: "Skip to content", drawerLabel: "Navigation" };

export const assistantPanel: Words["assistantPanel"] = { closeLabel: "Close", messagesLabel: "Messages" };

export const backToTop: Words["backToTop"] = { text: "TOP", label: "TOP: back to the start of the page" };

export const bulkBar: Words["bulkBar"] = { clearLabel: "Clear selection" };

export const copyButton: Words["copyButton"] = { label: "Copy", copiedLabel: "Copied" };

export const codeBlock: Words["codeBlock"] = { copy: copyButton, wrapLabel: "Wrap long lines" };

export const columnChoice: Words["columnChoice"] = {
  texts: {
    open: "Columns",
    reset: "Reset",
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
    moved: (name, place, count) => `${name} is column ${place} of ${count}`,
  },
};

export const combobox: Words["combobox"] = {
  words: {
    open: "Show options",
    clear: "Clear",
    loading: "Loading",
    empty: "Nothing matches.",
    results: (count) => counted(count, "result", "results"),
  },
};

export const commandPalette: Words["commandPalette"] = {
  label: "Commands",
  searchLabel: "Search pages and actions",
  emptyText: "Nothing matches.",
};

export const dialog: Words["dialog"] = { closeLabel: "Close" };

export const drawer: Words["drawer"] = dialog;

export const confirmDialog: Words["confirmDialog"] = { cancelLabel: "Cancel", ...dialog };

export const dateField: Words["dateField"] = {
  locale: "en",
  words: {
    open: "Open calendar",
    calendar: "Calendar",
    loading: "Loading the calendar",
    failed: "The calendar is not available. Type the day.",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    day: (name, { today, chosen }) => [today && "Today", name, chosen && "chosen"].filter(Boolean).join(", "),
    problem: (problem, example) =>
      ({
        format: `Write the day as ${example}.`,
        min: `Choose ${example} or a later day.`,
        max: `Choose ${example} or an earlier day.`,
      })[problem],
  },
};

export const errorScreen: Words["errorScreen"] = {
  title: "This page stopped working",
  description: "What you saved is safe. Load the page again; if it stops again, send us the reference.",
  reloadLabel: "Load again",
  copyLabel: "Copy reference",
  copiedLabel: "Copied",
};

export const fileUpload: Words["fileUpload"] = {
  choose: "Choose a file",
  drop: "or drop it here",
  progress: (item) => `${fileSize(item.sent)} of ${fileSize(item.size)} · ${percent(item)}`,
  stopped: (item) => `Stopped at ${percent(item)}`,
  waiting: "Waiting",
  size: fileSize,
  done: (name) => `${name} is uploaded.`,
  failed: (item) => `Upload failed at ${percent(item)}. Check the network.`,
  refused: {
    type: "Files of this type are not taken.",
    size: "The file is too large.",
    empty: "The file is empty.",
  },
  retry: "Try again",
  resume: "Resume",
  stop: (name) => `Stop ${name}`,
  remove: (name) => `Remove ${name}`,
};

export const filterBarSheet: Words["filterBarSheet"] = {
  label: "Filters",
  title: "Filters",
  closeLabel: "Close",
  doneLabel: "Done",
};

const flow = { view: "View", flow: "Flow", table: "Table only", recipient: "Recipient", status: "Status" };
const more = (count: number) => `and ${number(count)} more`;
const items = (count: number) => counted(count, "item", "items");
const statusLabel = (status: keyof Words["statuses"]) => statuses[status] ?? "Unknown";

export const flowRibbons: Words["flowRibbons"] = {
  texts: { ...flow, total: "Data items", count: items, more },
  statusLabel,
  describe: ({ source, recipient, items: count }) =>
    `${source.label} to ${recipient.label}: ${items(count)}, ${statusLabel(recipient.status)}`,
};

export const flowRuler: Words["flowRuler"] = {
  texts: {
    ...flow,
    key: { source: "source", recipient: "recipient" },
    source: "Source",
    items: "Items",
    transfer: "Transfer",
    note: "Note",
    more,
  },
  statusLabel,
  formatLongitude: (degrees) => (degrees === 0 ? "0°" : `${Math.abs(degrees)}° ${degrees < 0 ? "W" : "E"}`),
};

export const guideDialog: Words["guideDialog"] = {
  labels: {
    title: "Getting started",
    position: (page, of) => `${page} of ${of}`,
    skip: "Skip the guide",
    previous: "Previous",
    next: "Next",
    finish: "OK",
    close: "Close the guide",
    images: "Pictures",
    previousImage: "Previous picture",
    nextImage: "Next picture",
    pause: "Pause the pictures",
    play: "Let the pictures run",
    image: (place, of) => `Picture ${place} of ${of}`,
  },
};

export const hintBubble: Words["hintBubble"] = {
  gotItLabel: "Got it",
  secondsText: (seconds) => `${seconds} s`,
};

export const jsonView: Words["jsonView"] = {
  texts: {
    count: (count) => counted(count, "entry", "entries"),
    more: (count) => `Show ${number(count)} more`,
    invalid: "Not valid JSON: shown as it came",
    empty: "Nothing is there.",
  },
};

export const lineTrend: Words["lineTrend"] = {
  tableLabel: "Table only",
  describe: ({ point, values }) =>
    `${point}: ${values.map(({ label, value }) => `${label} ${value}`).join(", ")}`,
};

export const stackedSeries: Words["stackedSeries"] = lineTrend;

export const loadError: Words["loadError"] = { title: "Unable to load", retryLabel: "Try again" };

export const multiSelect: Words["multiSelect"] = { clearLabel: "Clear" };

export const noticeProvider: Words["noticeProvider"] = { ...dialog, copy: copyButton };

export const pageLoader: Words["pageLoader"] = { label: "Loading" };

export const skeletonRows: Words["skeletonRows"] = pageLoader;

export const pagination: Words["pagination"] = {
  label: "Pages",
  previousLabel: "Previous page",
  nextLabel: "Next page",
  pageLabel: (page) => `Page ${number(page)}`,
};

export const passwordField: Words["passwordField"] = {
  showLabel: "Show password",
  hideLabel: "Hide password",
};

export const scanTimePicker: Words["scanTimePicker"] = {
  label: "Assessment",
  placeholder: "None yet",
  searchLabel: "Search",
  emptyText: "Nothing matches.",
};

const picture = "The screenshot could not be loaded.";

export const screenshotGrid: Words["screenshotGrid"] = { enlargeLabel: "Enlarge:", failedText: picture };

export const screenshotViewer: Words["screenshotViewer"] = {
  texts: {
    close: "Close",
    previous: "Previous screenshot",
    next: "Next screenshot",
    position: (place, count) => `${place} of ${count}`,
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Full width",
    zoom: (factor) => `${factor * 100}%`,
    failed: picture,
  },
};

export const textField: Words["textField"] = { clearLabel: "Clear" };

export const searchField: Words["searchField"] = { clearLabel: "Clear search" };

export const sidebar: Words["sidebar"] = {
  label: "Main",
  collapseLabel: "Collapse the navigation",
  expandLabel: "Expand the navigation",
  closeLabel: "Close the navigation",
};

export const stepper: Words["stepper"] = {
  label: "Steps",
  stateLabels: { done: "done", current: "current", todo: "to do" },
};

export const tableSelection: Words["tableSelection"] = { allLabel: "Choose all rows" };

export const themePanel: Words["themePanel"] = {
  labels: {
    title: "Look",
    close: "Close",
    appearance: "Appearance",
    appearances: { light: "Light", dark: "Dark", system: "System" },
    accent: "Accent",
    accents: { indigo: "Indigo", cyan: "Cyan", plum: "Plum" },
    density: "Density",
    densities: { regular: "Regular", compact: "Compact" },
    font: "Font",
    fonts: { inter: "Inter", poppins: "Poppins", roboto: "Roboto" },
    radius: "Border radius",
    radiusText: (radius) => `${radius} px`,
    reset: "Restore defaults",
  },
};

export const topBar: Words["topBar"] = { menuLabel: "Open the navigation" };
