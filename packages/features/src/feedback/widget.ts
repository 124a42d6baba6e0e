/** What a person gave the feedback widget. */
export interface GivenFeedback {
  text: string;
  /** Base64 of a PNG or JPEG. */
  screenshot?: string;
}

/**
 * What a feedback widget's script puts on the page as `window.candorFeedback`. Our own is served by the server;
 * another one of this interface is named by `CANDOR_FEEDBACK_SCRIPT_URL`.
 */
export interface FeedbackWidget {
  init: (options: {
    /** Who writes. */
    email: string;
    /** `en` or `zh-CN`. */
    locale: string;
    /** Offer a picture of the screen by the browser's own capture. */
    nativeScreenshot: boolean;
    /** Keeps it on our own server. Rejects with words for the reader. */
    send: (given: GivenFeedback) => Promise<void>;
    /** Called when the person closed it. */
    onClose: () => void;
  }) => void;
  show: () => void;
  hide: () => void;
}

declare global {
  interface Window {
    candorFeedback?: FeedbackWidget;
  }
}
