/** How names are ordered and indexed in a language. */
export interface Alphabet {
  /** locale of the collator */
  collation: string;
  /** letters of the index, in any order: those of the language's own script, and further ones in Latin script */
  own: readonly string[];
  latin: readonly string[];
  /** first letter of a name in the own script */
  script?: RegExp;
  /**
   * How Chinese characters stand: `pinyin` among Latin letters; `own` where the collator puts them among the own
   * letters; `readings` by the kana of a sort name, others under a letter of their own, `HAN`.
   */
  han: 'pinyin' | 'own' | 'readings';
}

/** Initial of Japanese names that are written in Chinese characters and have no reading. */
export const HAN = '漢';

const letters = (text: string): string[] => text.split(' ');
const LATIN = letters('A B C D E F G H I J K L M N O P Q R S T U V W X Y Z');
const CYRILLIC = letters('А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я');
const ARABIC = letters('ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ل م ن ه و');
const DEVANAGARI =
  'अ आ इ ई उ ऊ ऋ ए ऐ ओ औ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल ळ व श ष स ह';
/** Bopomofo; a noncharacter before each makes it the boundary of the characters that begin with it (CLDR). */
const ZHUYIN = letters(
  'ㄅ ㄆ ㄇ ㄈ ㄉ ㄊ ㄋ ㄌ ㄍ ㄎ ㄏ ㄐ ㄑ ㄒ ㄓ ㄔ ㄕ ㄖ ㄗ ㄘ ㄙ ㄚ ㄛ ㄜ ㄝ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄦ ㄧ ㄨ ㄩ',
);

const latin = (collation: string, further = ''): Alphabet => ({
  ...{ collation, own: [], han: 'pinyin' },
  latin: further === '' ? LATIN : [...LATIN, ...letters(further)],
});
const own = (collation: string, script: RegExp, ...alphabet: string[]): Alphabet => ({
  ...{ collation, own: alphabet, latin: LATIN, script, han: 'pinyin' },
});
const cyrillic = (collation: string, further = ''): Alphabet =>
  own(collation, /\p{sc=Cyrl}/u, ...CYRILLIC, ...(further === '' ? [] : letters(further)));
const arabic = (collation: string, further: string): Alphabet =>
  own(collation, /\p{sc=Arab}/u, ...ARABIC, ...letters(further));

/**
 * By language. Chinese in simplified characters and languages with no letters but A to Z, such as English, German and
 * French, are missing: stored sort keys have their order.
 */
export const alphabets: Readonly<Record<string, Alphabet>> = {
  az: latin('az', 'Ç Ə Ğ İ Ö Ş Ü'),
  cs: latin('cs', 'Č CH Ř Š Ž'),
  da: latin('da', 'Æ Ø Å'),
  es: latin('es', 'Ñ'),
  et: latin('et', 'Š Ž Õ Ä Ö Ü'),
  fi: latin('fi', 'Å Ä Ö'),
  hr: latin('hr', 'Č Ć DŽ Đ LJ NJ Š Ž'),
  hu: latin('hu', 'CS DZ DZS GY LY NY SZ TY ZS Ö Ü'),
  is: latin('is', 'Á Ð É Í Ó Ú Ý Þ Æ Ö Å'),
  lv: latin('lv', 'Č Ģ Ķ Ļ Ņ Š Ž'),
  nb: latin('nb', 'Æ Ø Å'),
  pl: latin('pl', 'Ą Ć Ę Ł Ń Ó Ś Ź Ż'),
  ro: latin('ro', 'Ă Â Î Ș Ț'),
  sk: latin('sk', 'Ä Č CH Ô Š Ž'),
  sl: latin('sl', 'Č Ć Đ Š Ž'),
  sv: latin('sv', 'Å Ä Ö'),
  tr: latin('tr', 'Ç Ğ İ Ö Ş Ü'),
  vi: latin('vi', 'Ă Â Đ Ê Ô Ơ Ư'),
  bg: cyrillic('bg'),
  mk: cyrillic('mk', 'Ѓ Ѕ Ј Љ Њ Ќ Џ'),
  mn: cyrillic('mn', 'Ө Ү'),
  ru: cyrillic('ru'),
  sr: cyrillic('sr', 'Ђ Ј Љ Њ Ћ Џ'),
  uk: cyrillic('uk', 'Ґ Є І Ї'),
  el: own('el', /\p{sc=Grek}/u, ...letters('Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω')),
  he: own('he', /\p{sc=Hebr}/u, ...letters('א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת')),
  hy: own(
    'hy',
    /\p{sc=Armn}/u,
    ...letters('Ա Բ Գ Դ Ե Զ Է Ը Թ Ժ Ի Լ Խ Ծ Կ Հ Ձ Ղ Ճ Մ Յ Ն Շ Ո Չ Պ Ջ Ռ Ս Վ Տ Ր Ց Ւ Փ Ք Օ Ֆ'),
  ),
  ar: arabic('ar', 'ك ي'),
  fa: arabic('fa', 'آ پ چ ژ ک گ ی'),
  // ICU has the order of Kurdish in Latin script only; the texts are Sorani.
  ku: arabic('fa', 'پ چ ڕ ژ ڤ ک گ ڵ ۆ ی'),
  hi: own('hi', /\p{sc=Deva}/u, ...letters(DEVANAGARI)),
  ne: own('ne', /\p{sc=Deva}/u, ...letters(DEVANAGARI)),
  bn: own(
    'bn',
    /\p{sc=Beng}/u,
    ...letters('অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ'),
  ),
  ta: own(
    'ta',
    /\p{sc=Taml}/u,
    ...letters('அ ஆ இ ஈ உ ஊ எ ஏ ஐ ஒ ஓ ஔ க ங ச ஞ ட ண த ந ப ம ய ர ல வ ழ ள ற ன ஜ ஷ ஸ ஹ'),
  ),
  kn: own(
    'kn',
    /\p{sc=Knda}/u,
    ...letters(
      'ಅ ಆ ಇ ಈ ಉ ಊ ಋ ಎ ಏ ಐ ಒ ಓ ಔ ಕ ಖ ಗ ಘ ಙ ಚ ಛ ಜ ಝ ಞ ಟ ಠ ಡ ಢ ಣ ತ ಥ ದ ಧ ನ ಪ ಫ ಬ ಭ ಮ ಯ ರ ಲ ವ ಶ ಷ ಸ ಹ ಳ',
    ),
  ),
  th: own(
    'th',
    /\p{sc=Thai}/u,
    ...letters('ก ข ค ฆ ง จ ฉ ช ซ ฌ ญ ฎ ฏ ฐ ฑ ฒ ณ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ฤ ล ฦ ว ศ ษ ส ห ฬ อ ฮ'),
  ),
  ja: {
    ...own('ja', /[\p{sc=Hira}\p{sc=Kana}ー\p{sc=Han}]/u, ...letters('あ か さ た な は ま や ら わ'), HAN),
    han: 'readings',
  },
  ko: {
    ...own('ko', /[\p{sc=Hang}\p{sc=Han}]/u, ...letters('ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ')),
    han: 'own',
  },
  'zh-Hant': {
    ...own('zh-TW-u-co-zhuyin', /[\p{sc=Bopo}\p{sc=Han}]/u, ...ZHUYIN.map((letter) => `\uFDD0${letter}`)),
    han: 'own',
  },
};

/** Locale of the collator that orders names as the lists of a locale are ordered. */
export function collationOf(locale: string): string {
  const key = alphabetOf(locale);
  return (key === undefined ? undefined : alphabets[key]?.collation) ?? locale;
}

/** Key of the alphabet of a locale; undefined: names stand in their stored order. */
export function alphabetOf(locale: string): string | undefined {
  const { language, script } = new Intl.Locale(locale).maximize();
  const key = language === 'zh' ? `zh-${script ?? ''}` : language;
  return Object.hasOwn(alphabets, key) ? key : undefined;
}
