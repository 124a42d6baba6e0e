/**
 * Degrees east of Greenwich of the middle of every ISO 3166-1 alpha-2 region, and of the codes that stand beside it in
 * data protection: EU (the Union's land), EEA, XK (user-assigned, in common use) and UK (reserved for GB).
 * Rounded to half a degree, which is less than two pixels of the ruler. Where the land is spread out, the longitude of
 * the populated main part is taken. Source: the geographic coordinates that national mapping agencies and the World
 * Factbook publish as facts. A place on a ruler is no statement about status, names or borders.
 */
const rows = `
AD 1.5 AE 54 AF 66 AG -62 AI -63 AL 20 AM 45 AO 18 AQ 0 AR -64 AS -170.5 AT 14 AU 134 AW -70 AX 20 AZ 47.5
BA 18 BB -59.5 BD 90 BE 4.5 BF -1.5 BG 25 BH 50.5 BI 30 BJ 2.5 BL -63 BM -65 BN 114.5 BO -64.5 BQ -68 BR -52
BS -77 BT 90.5 BV 3.5 BW 24 BY 28 BZ -88.5 CA -98 CC 97 CD 24 CF 21 CG 15.5 CH 8 CI -5.5 CK -160 CL -71
CM 12.5 CN 113 CO -73 CR -84 CU -79.5 CV -24 CW -69 CX 105.5 CY 33 CZ 15.5 DE 10 DJ 42.5 DK 10 DM -61.5 DO -70.5
DZ 3 EC -78.5 EE 26 EG 30 EH -13 ER 39 ES -4 ET 39 FI 26 FJ 178 FK -59.5 FM 158 FO -7 FR 2.5 GA 11.5
GB -2.5 GD -61.5 GE 43.5 GF -53 GG -2.5 GH -1 GI -5.5 GL -41 GM -15.5 GN -10 GP -61.5 GQ 10.5 GR 22 GS -37
GT -90.5 GU 145 GW -15 GY -59 HK 114 HM 73.5 HN -86.5 HR 16 HT -72.5 HU 19.5 ID 113 IE -8 IL 35 IM -4.5
IN 78 IO 72 IQ 44 IR 53.5 IS -18.5 IT 12.5 JE -2 JM -77.5 JO 36.5 JP 138 KE 38 KG 74.5 KH 105 KI 173
KM 44 KN -62.5 KP 127 KR 128 KW 47.5 KY -81 KZ 67 LA 103 LB 36 LC -61 LI 9.5 LK 80.5 LR -9.5 LS 28.5
LT 24 LU 6 LV 25 LY 17 MA -6.5 MC 7.5 MD 28.5 ME 19 MF -63 MG 46.5 MH 169 MK 21.5 ML -4 MM 96
MN 104 MO 113.5 MP 146 MQ -61 MR -11 MS -62 MT 14.5 MU 57.5 MV 73 MW 34 MX -102 MY 109 MZ 35 NA 17.5
NC 165.5 NE 8 NF 168 NG 8 NI -85 NL 5.5 NO 10 NP 84 NR 167 NU -170 NZ 173 OM 57 PA -80 PE -75.5
PF -149.5 PG 144.5 PH 122 PK 70 PL 19.5 PM -56 PN -130 PR -66.5 PS 35 PT -8 PW 134.5 PY -58 QA 51 RE 55.5
RO 25 RS 21 RU 60 RW 30 SA 45 SB 159 SC 55.5 SD 30 SE 16 SG 104 SH -5.5 SI 15 SJ 18 SK 19.5 SL -11.5
SM 12.5 SN -14.5 SO 46 SR -56 SS 30.5 ST 6.5 SV -89 SX -63 SY 38 SZ 31.5 TC -71.5 TD 19 TF 69.5 TG 1
TH 101 TJ 71 TK -172 TL 125.5 TM 59.5 TN 9 TO -175 TR 35 TT -61 TV 178 TW 121 TZ 35 UA 31.5 UG 32.5
UM 166.5 US -98 UY -56 UZ 64 VA 12.5 VC -61 VE -66.5 VG -64.5 VI -65 VN 107 VU 167 WF -177 WS -172 YE 47.5
YT 45 ZA 25 ZM 28.5 ZW 30
EU 10.5 EEA 11 XK 21 UK -2.5`;

const longitudes: ReadonlyMap<string, number> = new Map(
  [...rows.matchAll(/([A-Z]{2,3}) (-?[\d.]+)/g)].map(([, code = "", degrees]) => [code, Number(degrees)]),
);

/** Every code the ruler has a place for. */
export const regionCodes: readonly string[] = [...longitudes.keys()];

/** Degrees east of Greenwich, -180 to 180; null for a code without a place. Upper and lower case are the same. */
export function longitudeOf(code: string): number | null {
  return longitudes.get(code.trim().toUpperCase()) ?? null;
}
