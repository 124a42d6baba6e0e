/**
 * Candor's own feedback widget: a plain script that a page loads the way it loads a third party's. It puts
 * `window.candorFeedback = { init, show, hide }` on the page and draws a dialog with a text and, where the browser can
 * capture what is on the screen, a screenshot. What is sent is given to `send`, which `init` gets from the page.
 */
(() => {
  const TEXT_MAX = 4000;
  /** Where the browser keeps what is typed. */
  const DRAFT = "candor.draft.feedback";
  /** Widest screenshot, in px, and most bytes it may have. */
  const WIDTH_MAX = 1920;
  const BYTES_MAX = 5_242_880;
  /** Most milliseconds to wait for a second frame. */
  const FRAME_WAIT_MS = 500;

  const TEXTS = {
    en: {
      title: "Feedback",
      label: "What would you like to tell us?",
      from: "We answer to {email}.",
      capture: "Add a screenshot",
      retake: "Take another one",
      remove: "Remove the screenshot",
      picture: "Screenshot that will be sent",
      send: "Send",
      sending: "Sending…",
      cancel: "Cancel",
      close: "Close",
      empty: "Write what you would like to tell us.",
      long: "The text is too long: {used} of {max} characters. Shorten it.",
      large: "The screenshot is too large. Send the text without it, or capture a smaller window.",
      refused: "No screenshot was taken.",
      failed: "The feedback could not be sent. Try again.",
      thanks: "Thank you. Your feedback has been sent.",
    },
    "zh-CN": {
      title: "反馈",
      label: "您想告诉我们什么？",
      from: "我们会回复到 {email}。",
      capture: "添加截图",
      retake: "重新截图",
      remove: "移除截图",
      picture: "将发送的截图",
      send: "发送",
      sending: "正在发送…",
      cancel: "取消",
      close: "关闭",
      empty: "请写下您想告诉我们的内容。",
      long: "文本过长：{used} / {max} 个字符，请缩短。",
      large: "截图过大。您可以不附截图发送，或截取较小的窗口。",
      refused: "未截取截图。",
      failed: "反馈未能发送，请重试。",
      thanks: "感谢您，反馈已发送。",
    },
  };

  // The page's own tokens where it has them, the browser's colours elsewhere.
  const CSS = `
    dialog { box-sizing: border-box; width: min(480px, calc(100vw - 32px)); max-height: calc(100dvh - 32px);
      padding: 24px 30px; border: 0; border-radius: 8px; overflow: auto;
      background: var(--color-panel-solid, Canvas); color: var(--gray-12, CanvasText);
      font: 400 14px/22px var(--default-font-family, system-ui, sans-serif);
      box-shadow: 0 0 0 1px var(--gray-6, GrayText), 0 32px 80px -16px rgb(0 0 0 / .4); }
    dialog::backdrop { background: var(--color-overlay, rgb(0 0 0 / .5)); }
    h2 { margin: 0 0 16px; font: inherit; font-size: 20px; line-height: 28px; font-weight: 600; }
    label { display: block; margin-block-end: 4px; font-size: 13px; font-weight: 500; }
    textarea { box-sizing: border-box; display: block; width: 100%; min-height: 120px; padding: 9px 12px; resize: vertical;
      border: 1px solid var(--gray-9, GrayText); border-radius: 4px; background: var(--color-background, Field);
      color: inherit; font: inherit; }
    p { margin: 4px 0 0; font-size: 12px; line-height: 18px; color: var(--gray-11, CanvasText); }
    .error { color: var(--cd-color-dangerText, light-dark(#9f1626, #ff9592)); font-size: 13px; }
    .error:empty { display: none; }
    img { display: block; max-width: 100%; max-height: 200px; margin-block-end: 8px;
      border: 1px solid var(--gray-6, GrayText); border-radius: 4px; }
    .shot { margin-block-start: 16px; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; }
    .end { justify-content: flex-end; margin-block-start: 24px; }
    button { min-height: 40px; padding: 0 16px; border: 1px solid var(--gray-9, GrayText); border-radius: 4px;
      background: transparent; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
    button.primary { border-color: transparent; background: var(--accent-12, ButtonText); color: var(--gray-1, Canvas); }
    button[aria-disabled] { cursor: progress; opacity: .7; }
    :focus-visible { outline: 2px solid var(--focus-8, Highlight); outline-offset: 2px; }
    [hidden] { display: none; }
  `;

  let options;
  let dialog;
  let screenshot = null;
  let busy = false;

  const texts = () => TEXTS[options.locale] ?? TEXTS.en;
  const part = (name) => dialog.querySelector(`[data-part="${name}"]`);

  function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
      else if (value !== false) made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...children);
    return made;
  }

  function say(message) {
    part("error").textContent = message;
  }

  /** What is typed outlasts a page that is loaded again, for sign-in or another language, in its tab and for its writer. */
  const draft = {
    read() {
      try {
        const { email, text } = JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}");
        return email === options.email && typeof text === "string" ? text : "";
      } catch {
        return "";
      }
    },
    keep(text) {
      try {
        if (text === "") sessionStorage.removeItem(DRAFT);
        else sessionStorage.setItem(DRAFT, JSON.stringify({ email: options.email, text }));
      } catch {
        // The browser keeps nothing: the text stays where it is typed.
      }
    },
  };

  /** What is wrong with a text as it is sent; of one that is too long, also while it is typed. */
  const wrong = (text) =>
    text.length > TEXT_MAX
      ? texts().long.replace("{used}", text.length).replace("{max}", TEXT_MAX)
      : text === ""
        ? texts().empty
        : "";

  function onInput({ target }) {
    const text = target.value.trim();
    draft.keep(target.value);
    const message = text === "" ? "" : wrong(text);
    target.toggleAttribute("aria-invalid", message !== "");
    say(message);
  }

  function drawScreenshot() {
    const picture = part("picture");
    picture.hidden = screenshot === null;
    if (screenshot) picture.src = `data:image/jpeg;base64,${screenshot}`;
    else picture.removeAttribute("src");
    part("remove").hidden = screenshot === null;
    part("capture").textContent = screenshot ? texts().retake : texts().capture;
  }

  /** One picture of what the person chooses to show, taken while the dialog is out of the way. */
  async function capture() {
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: { displaySurface: "browser" },
      audio: false,
      preferCurrentTab: true,
    });
    try {
      const video = element("video", { muted: true, playsinline: true });
      video.srcObject = stream;
      await video.play();
      // The browser's own question may still be on the first frame. Of a page on which nothing moves there is no other.
      await new Promise((resolve) => {
        video.requestVideoFrameCallback?.(resolve);
        setTimeout(resolve, FRAME_WAIT_MS);
      });
      const scale = Math.min(1, WIDTH_MAX / video.videoWidth);
      const canvas = element("canvas");
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      canvas.getContext("2d").drawImage(video, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/jpeg", 0.85).split(",")[1];
    } finally {
      for (const track of stream.getTracks()) track.stop();
    }
  }

  async function takeScreenshot() {
    say("");
    dialog.close("capture");
    try {
      const taken = await capture();
      if ((taken.length * 3) / 4 > BYTES_MAX) say(texts().large);
      else screenshot = taken;
    } catch {
      say(texts().refused);
    }
    drawScreenshot();
    dialog.showModal();
    part("capture").focus();
  }

  async function submit(event) {
    event.preventDefault();
    if (busy) return;
    const field = part("text");
    const text = field.value.trim();
    const message = wrong(text);
    field.toggleAttribute("aria-invalid", message !== "");
    if (message !== "") {
      say(message);
      field.focus();
      return;
    }
    busy = true;
    say("");
    const button = part("send");
    button.setAttribute("aria-disabled", "true");
    button.textContent = texts().sending;
    try {
      await options.send(screenshot ? { text, screenshot } : { text });
      field.value = "";
      draft.keep("");
      screenshot = null;
      drawScreenshot();
      part("form").hidden = true;
      part("thanks").hidden = false;
      part("done").focus();
    } catch (error) {
      say(error instanceof Error && error.message ? error.message : texts().failed);
    } finally {
      busy = false;
      button.removeAttribute("aria-disabled");
      button.textContent = texts().send;
    }
  }

  /** The form in the place of the thanks, without what was wrong the last time. */
  function askAgain() {
    part("form").hidden = false;
    part("thanks").hidden = true;
    say("");
  }

  function build() {
    const words = texts();
    const hide = () => dialog.close();
    const canCapture = options.nativeScreenshot && Boolean(navigator.mediaDevices?.getDisplayMedia);
    const form = element(
      "form",
      { "data-part": "form", onsubmit: submit, novalidate: true },
      element("label", { for: "text" }, words.label),
      element("textarea", {
        id: "text",
        "data-part": "text",
        required: true,
        oninput: onInput,
        "aria-describedby": "from error",
      }),
      element("p", { id: "from" }, words.from.replace("{email}", options.email)),
      element("p", { id: "error", "data-part": "error", class: "error", role: "alert" }),
      element(
        "div",
        { class: "shot", hidden: !canCapture },
        element("img", { "data-part": "picture", alt: words.picture, hidden: true }),
        element(
          "div",
          { class: "row" },
          element(
            "button",
            { type: "button", "data-part": "capture", onclick: takeScreenshot },
            words.capture,
          ),
          element(
            "button",
            {
              type: "button",
              "data-part": "remove",
              hidden: true,
              onclick: () => {
                screenshot = null;
                drawScreenshot();
                part("capture").focus();
              },
            },
            words.remove,
          ),
        ),
      ),
      element(
        "div",
        { class: "row end" },
        element("button", { type: "button", onclick: hide }, words.cancel),
        element("button", { type: "submit", class: "primary", "data-part": "send" }, words.send),
      ),
    );
    const thanks = element(
      "div",
      { "data-part": "thanks", role: "status", hidden: true },
      words.thanks,
      element(
        "div",
        { class: "row end" },
        element(
          "button",
          { type: "button", class: "primary", "data-part": "done", onclick: hide },
          words.close,
        ),
      ),
    );
    form.querySelector("textarea").value = draft.read();
    dialog = element(
      "dialog",
      {
        "aria-labelledby": "title",
        lang: options.locale,
        onclose: () => {
          // Out of the way for a picture; it comes back.
          if (dialog.returnValue === "capture") {
            dialog.returnValue = "";
            return;
          }
          // It may have been opened again before the browser said that it was closed.
          if (!dialog.open) options.onClose?.();
        },
      },
      element("h2", { id: "title" }, words.title),
      form,
      thanks,
    );
    const host = element("candor-feedback");
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(dialog);
    // Inside the theme, so that its tokens are inherited.
    (document.querySelector(".radix-themes") ?? document.body).append(host);
  }

  window.candorFeedback = {
    /** Takes who writes, in which language, and where it goes. Once for each page; again for another person. */
    init(given) {
      dialog?.getRootNode().host.remove();
      dialog = undefined;
      screenshot = null;
      options = given;
    },
    show() {
      if (!options) return;
      if (!dialog?.isConnected) build();
      if (!dialog.open) {
        askAgain();
        dialog.showModal();
      }
      part("text").focus();
    },
    hide() {
      if (dialog?.open) dialog.close();
    },
  };
})();
