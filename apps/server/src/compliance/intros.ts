import type { Bilingual } from "@candor/api/entities";

/** What each scenario is about, for who meets it for the first time. */
export const INTROS: Readonly<Record<string, Bilingual>> = {
  consent: {
    en: "People decide what a website may learn about them, and it tells them beforehand what that is. These checks look at what happens before a choice, whether refusing is as easy as agreeing, whether a refusal is kept, and whether the privacy notice says what the law asks for.",
    cn: "网站可以了解什么，应由访问者决定，并须事先告知。本场景检查作出选择之前发生了什么、拒绝是否与同意同样容易、拒绝是否得到遵守，以及隐私告知是否包含法律要求的内容。",
  },
  sharing: {
    en: "What a website sends to other companies leaves its hands, and often its country. These checks look at who receives data, what for, where to, and whether people can say no.",
    cn: "网站发送给其他公司的数据不再受其控制，往往还会离开所在国家或地区。本场景检查谁接收数据、用于什么目的、发往何处，以及个人能否拒绝。",
  },
  security: {
    en: "Personal data has to be protected on its way and on the page. These checks look at encryption, at what the browser is told to enforce, at cookies and at code that a page loads from elsewhere.",
    cn: "个人信息在传输过程中和页面上都必须得到保护。本场景检查加密、浏览器安全策略、Cookie，以及页面从外部加载的代码。",
  },
};
