import { pathOf, reply } from "../../../demo/respond.ts";
import { type Case, CLEAN, WALL } from "../case.ts";
import { bare, button, page } from "../page.ts";

export const walls: readonly Case[] = [
  {
    host: "challenge.example",
    truth: { open: WALL },
    site: bare(
      `<!doctype html><title>wall.example</title><h1>One more step</h1><p>Please complete the security check to access the site. Ray ID: 8f3b</p><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/x"></script>`,
      403,
    ),
  },
  {
    host: "wartung.example",
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="de"><title>Wartungsarbeiten</title><h1>Wir sind gleich wieder da</h1><p>Unser Shop wird gerade gewartet. In Kürze wieder erreichbar.</p>`,
    ),
  },
  {
    host: "aparcado.example",
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="es"><title>aparcado.example</title><h1>aparcado.example</h1><p>Este dominio está en venta. Haga una oferta.</p><a href="https://marketplace.invalid/">Comprar</a>`,
    ),
  },
  {
    host: "membres.example",
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="fr"><title>Connexion | Membres</title><h1>Se connecter</h1><form method="post" action="/connexion"><input name="u"><input type="password" name="p"><button>Entrer</button></form>`,
    ),
  },
  {
    host: "denied.example",
    territories: ["EU"],
    truth: { fine: CLEAN, nothing: "consent.banner-present", defect: "policy.link" },
    site: page({
      lang: "en",
      title: "Access Denied: a novel by the river",
      body: "<p>The security check at the border takes a morning; the story takes a life.</p>",
    }),
  },
  {
    host: "wechsel.example",
    territories: ["EU"],
    truth: { open: "consent.cookies-before consent.trackers-before pixel.present policy.link" },
    site: (() => {
      let n = 0;
      return (q, r) => {
        if (pathOf(q) !== "/") return reply(r, { status: 404, body: "" });
        n += 1;
        const words = Array.from({ length: 60 }, (_, i) => `wort${n}x${i}`).join(" ");
        reply(r, {
          type: "text/html; charset=utf-8",
          body: `<!doctype html><html lang="de"><title>Seite ${n}</title><h1>Nummer ${n}</h1><p>${words}</p>`,
        });
      };
    })(),
  },
  {
    host: "kontrola.example",
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="pl"><title>Jeszcze chwila…</title><div id="c"><h1>Sprawdzamy Twoją przeglądarkę</h1><p>To zajmie kilka sekund. Potwierdź, że jesteś człowiekiem.</p></div><script>document.cookie="__chk=1;path=/"</script><script src="/_sec/cp_challenge/ab.js"></script>`,
    ),
  },
  {
    host: "kawa-yasumi.example",
    territories: ["JP"],
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="ja"><title>メンテナンスのお知らせ</title><h1>ただいまメンテナンス中です</h1><p>ご迷惑をおかけしております。終了までしばらくお待ちください。</p>`,
    ),
  },
  {
    host: "zu-viele.example",
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="de"><title>Fehler</title><p>Zu viele Anfragen von Ihrer Adresse.`,
      429,
    ),
  },
  {
    host: "introuvable.example",
    truth: { open: WALL },
    site: page({
      lang: "fr",
      title: "Page introuvable – Maison Duval",
      link: "Confidentialité",
      policy: "<p>Mise à jour : 3 juillet 2026.</p>",
      body: "<p>Oups ! La page que vous cherchez n’existe plus.</p>",
    }),
  },
  {
    host: "leden.example",
    truth: { open: WALL },
    site: (q, r) =>
      pathOf(q) === "/"
        ? reply(r, { status: 302, headers: { location: "/inloggen" } })
        : reply(r, {
            type: "text/html; charset=utf-8",
            body: `<!doctype html><html lang="nl"><title>Mijn Vereniging</title><h1>Welkom terug</h1><form method="post"><input name="e"><input type="password" name="w"><button>Inloggen</button></form><a href="/vergeten">Wachtwoord vergeten?</a>`,
          }),
  },
  {
    host: "brandname.example",
    territories: ["US"],
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="en"><title>brandname.example</title><h2>Related searches</h2><ul><li><a href="https://ads.invalid/1">Bread delivery</a><li><a href="https://ads.invalid/2">Bakery near me</a></ul><p>The domain brandname.example may be for sale.</p><script src="https://d38psrni17bvxu.parkingcrew.net/x.js"></script>`,
    ),
  },
  {
    host: "leer.example",
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="de"><title>App</title><div id="root"></div><script>throw new Error("boom")</script>`,
    ),
  },
  {
    host: "cookiemuro.example",
    truth: {
      defect: "consent.no-wall",
      open: "consent.cookies-before consent.trackers-before consent.reject-works policy.sections pixel.present mixed-content",
    },
    site: bare(
      `<!doctype html><html lang="it"><title>Il Quotidiano</title><body style="overflow:hidden"><div role="dialog" style="position:fixed;inset:0;background:#fff;padding:80px"><h1>Il Quotidiano</h1><p>Per leggere i nostri articoli devi accettare i cookie di profilazione oppure abbonarti.</p><button style="${button}" onclick="document.cookie='ok=1'">Accetta e continua</button> <button style="${button}">Abbonati a 2 € al mese</button></div>`,
    ),
  },
  {
    host: "einen-moment.example",
    truth: { fine: `${CLEAN} policy.link`, nothing: "consent.banner-present" },
    site: page({
      lang: "de",
      title: "Einen Moment, bitte – das Café am Bahnhof",
      link: "Datenschutz",
      policy: "<p>Stand: 1. Juni 2026</p>",
      body: "<p>Bitte warten Sie, bis ein Tisch frei wird. Wegen Wartungsarbeiten bleibt die Terrasse geschlossen.</p>",
    }),
  },
  {
    host: "verein.example",
    truth: { fine: `${CLEAN} form.insecure`, nothing: "consent.banner-present" },
    site: page({
      lang: "de",
      title: "Ruderverein | Anmelden und mitrudern",
      link: "Datenschutz",
      policy: "<p>Stand: 1. Juni 2026</p>",
      body: `<form method="post" action="/login"><input name="mitglied"><input type="password" name="kennwort"><button>Einloggen</button></form>`,
    }),
  },
];
