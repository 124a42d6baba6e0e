import type { Mail } from "@candor/api/entities";

const mail = (number: number, change: Partial<Mail> = {}): Mail => ({
  id: `00000000-0000-4000-8006-${String(number).padStart(12, "0")}`,
  to: "lin.yue@example.com",
  subject: `Your assessment S-${20400 + number} is complete`,
  text: `Hello Lin Yue,\n\nOur experts have reviewed and published assessment S-${20400 + number} of Example Retail.\n\nOpen the results: https://candor.example/dashboard`,
  html: `<!doctype html><html lang="en"><body><p>Hello Lin Yue,</p><p>Our experts have reviewed and published assessment S-${20400 + number} of Example Retail.</p><p><a href="https://candor.example/dashboard">Open the results</a></p></body></html>`,
  created_at: new Date(Date.UTC(2026, 10, 20, 9, number)).toISOString(),
  sent_at: null,
  error: null,
  ...change,
});

/** A message of each kind: kept, sent, not delivered, in Chinese, and one that tries to run a script. */
export const mails: Mail[] = [
  mail(18),
  mail(17, {
    sent_at: new Date(Date.UTC(2026, 10, 20, 9, 18)).toISOString(),
    to: "marta.keller@example.com",
  }),
  mail(16, {
    error: "Connection refused by mail.example.com",
    to: "a.very.long.recipient.name@subdomain.example.com",
  }),
  mail(15, {
    to: "chen.jie@example.com",
    subject: "您的评估 S-20415 已完成",
    text: "陈洁，您好：\n\n示例科技的评估 S-20415 已通过专家复核并正式发布。",
    html: '<!doctype html><html lang="zh-CN"><body><p>陈洁，您好：</p><p>示例科技的评估 S-20415 已通过专家复核并正式发布。</p></body></html>',
  }),
  mail(14, {
    subject: "A message with a script in it",
    html: "<p>Hello</p><script>parent.document.title = 'taken over'</script>",
  }),
];
