/** What a site leaves in a browser, as any of the languages calls it. */
export const COOKIES =
  /cookies?|kakor|(?<!\p{L})kaka(?!\p{L})|çerez\p{L}{0,6}|evästee?\p{L}{0,4}|informasjonskaps|ciasteczk|sušenk|süti|galletas|biscotti|koekje|kolačić|piškot|küpsis|slapuk|sīkdat|файл\p{L}{0,3} cookie|クッキー|쿠키|キャッシュ|快取|缓存/iu;
