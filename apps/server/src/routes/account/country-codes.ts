import type { CountryGroup } from '@qingyin/contract';

const COMMON = '常用';
const COMMON_LOCALES = ['CN', 'HK', 'MO', 'TW', 'SG', 'MY', 'JP', 'KR', 'US', 'GB', 'AU', 'CA'];

/** Region (ISO 3166) and calling code (ITU-T E.164). */
const CODES =
  'CN86 HK852 MO853 TW886 AE971 AF93 AL355 AM374 AO244 AR54 AT43 AU61 AZ994 BA387 BD880 BE32 BG359 BH973 BN673 BO591 ' +
  'BR55 BW267 BY375 CA1 CH41 CI225 CL56 CM237 CO57 CR506 CU53 CY357 CZ420 DE49 DK45 DZ213 EC593 EE372 EG20 ES34 ' +
  'ET251 FI358 FJ679 FR33 GB44 GE995 GH233 GR30 GT502 HN504 HR385 HU36 ID62 IE353 IL972 IN91 IQ964 IR98 IS354 ' +
  'IT39 JO962 JP81 KE254 KG996 KH855 KR82 KW965 KZ7 LA856 LB961 LK94 LT370 LU352 LV371 LY218 MA212 MD373 ME382 ' +
  'MG261 MK389 MM95 MN976 MT356 MU230 MV960 MX52 MY60 MZ258 NA264 NG234 NI505 NL31 NO47 NP977 NZ64 OM968 PA507 ' +
  'PE51 PG675 PH63 PK92 PL48 PS970 PT351 PY595 QA974 RO40 RS381 RU7 RW250 SA966 SD249 SE46 SG65 SI386 SK421 SN221 ' +
  'SV503 SY963 TH66 TJ992 TM993 TN216 TR90 TZ255 UA380 UG256 US1 UY598 UZ998 VE58 VN84 YE967 ZA27 ZM260 ZW263';

/** Short names that replace the long ones of `Intl.DisplayNames`. */
const ZH: Record<string, string> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' };
const EN: Record<string, string> = {
  HK: 'Hong Kong, China',
  MO: 'Macao, China',
  TW: 'Taiwan, China',
};

interface Country {
  zh: string;
  en: string;
  locale: string;
  code: string;
}

const pairs = CODES.split(' ').map((text) => ({ locale: text.slice(0, 2), code: text.slice(2) }));
const known = new Set(pairs.map(({ code }) => code));

/** Whether captchas can be sent to phones with this calling code. */
export const isCountryCode = (code: string): boolean => known.has(code);

let groups: CountryGroup[] | undefined;

/**
 * Countries grouped for the picker: the common ones first, then all by the first letter of their English name
 * (docs/specification/contract/sign-in.md).
 */
export const countryGroups = (): CountryGroup[] => (groups ??= makeGroups());

function makeGroups(): CountryGroup[] {
  const zh = new Intl.DisplayNames('zh-Hans', { type: 'region' });
  const en = new Intl.DisplayNames('en', { type: 'region' });
  const countries = pairs
    .map(({ locale, code }): Country => ({
      zh: ZH[locale] ?? zh.of(locale) ?? locale,
      en: EN[locale] ?? en.of(locale) ?? locale,
      locale,
      code,
    }))
    .sort((a, b) => a.en.localeCompare(b.en, 'en'));
  const byLetter = new Map<string, Country[]>();
  for (const country of countries) {
    const letter = country.en.normalize('NFD').charAt(0).toUpperCase();
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), country]);
  }
  return [
    {
      label: COMMON,
      countryList: COMMON_LOCALES.flatMap((locale) => countries.filter((one) => one.locale === locale)),
    },
    ...[...byLetter].map(([label, countryList]) => ({ label, countryList })),
  ];
}
