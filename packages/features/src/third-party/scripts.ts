/**
 * What a product analytics' script puts on the page as `window.candorAnalytics`, named by
 * `CANDOR_ANALYTICS_SCRIPT_URL`. It is loaded once the visitor allows it, and stopped when they no longer do.
 */
export interface AnalyticsScript {
  /** Begins. Who somebody is, it is not told. */
  init: (options: { locale: string }) => void;
  /** A page has opened: its pattern, such as `/checks/:objectId?`, never an id. */
  page: (path: string) => void;
  stop: () => void;
}

/** What a chat's script puts on the page as `window.candorChat`, named by `CANDOR_CHAT_SCRIPT_URL`. */
export interface ChatScript {
  init: (options: { email: string; locale: string }) => void;
  /** Takes itself from the page. */
  stop: () => void;
}

declare global {
  interface Window {
    candorAnalytics?: AnalyticsScript;
    candorChat?: ChatScript;
  }
}
