/** The careful shop's privacy policy: every part the law asks for, in plain words. */
export const privacyText = `<h1>Privacy policy</h1>
<p>Last updated: 2 November 2026.</p>
<h2>Who we are</h2><p>Aster Interiors Ltd, 3 Mill Lane, Cork, Ireland, is the controller of your personal data. You can contact our data protection officer at privacy@aster-shop.example or by post at the same address.</p>
<h2>What we collect</h2><p>The categories of personal data we process are: your name, delivery address, e-mail address and telephone number when you order; the last four digits of your card from our payment provider; and, if you agree, statistics about the pages you visit.</p>
<h2>Purposes and legal basis</h2><p>We use your order data for the purpose of delivering what you bought: the legal basis is the performance of a contract, Article 6(1)(b) GDPR. We keep invoices to meet a legal obligation, Article 6(1)(c). We measure visits only with your consent, Article 6(1)(a), which you can withdraw at any time. We prevent fraud in our legitimate interest, Article 6(1)(f).</p>
<h2>Who receives your data</h2><p>The recipients of your data are our processors: Metricly (analytics), Lumen CDN (delivery of scripts and pictures), our parcel carrier and our payment provider. We do not sell your personal information and we do not share it for cross-context behavioural advertising.</p>
<h2>International transfers</h2><p>Metricly is established in the United States. We transfer data outside the European Economic Area only under the standard contractual clauses of the European Commission or an adequacy decision. You may ask us for a copy of these safeguards.</p>
<h2>How long we keep it</h2><p>The retention period for orders is seven years, as tax law asks. Analytics data is kept for 13 months. Newsletter addresses are deleted within 30 days after you unsubscribe.</p>
<h2>Cookies</h2><p>A session cookie and the cookie that remembers your choice are necessary. All other cookies are set only after you accept. You can change your choice at any time through Cookie settings at the foot of each page.</p>
<h2>Your rights</h2><p>You have the right of access to your data, to rectification, to erasure, to restriction of processing, to data portability, and the right to object. Where processing rests on consent you have the right to withdraw consent. Residents of California have the right to know, to delete, to correct and to opt out of the sale or sharing of personal information; we honour Global Privacy Control.</p>
<h2>Complaints</h2><p>You have the right to lodge a complaint with a supervisory authority, in Ireland the Data Protection Commission.</p>
<h2>Automated decisions</h2><p>We make no decisions by automated means alone and do no profiling.</p>
<h2>Children</h2><p>Our shop is not directed at children under 16.</p>
<h2>How we protect data</h2><p>All pages are encrypted in transit. Access to personal data is limited to those who need it, and is logged.</p>
<h2>Changes</h2><p>We tell customers by e-mail before a change of this policy takes effect.</p>`;

/** Names each cookie, who sets it, why, and for how long. */
export const cookieText = `<h1>Cookie notice</h1><p>Last updated: 2 November 2026.</p>
<h2>Necessary</h2><p><b>__Host-sid</b>, Aster: keeps your basket, until you close the browser. <b>consent</b>, Aster: remembers your choice, 6 months.</p>
<h2>Statistics, only if you accept</h2><p><b>_mly_id</b>, Metricly: counts visits, 12 months.</p>
<p>Change your choice at any time through Cookie settings at the foot of each page.</p>`;
