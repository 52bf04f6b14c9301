// Checks all translations of a locale together: whether too many are still English, or in the wrong script.
import { parseText } from './text-problems.mjs';

/** Largest share of texts that may equal the English ones: names, numbers and loanwords. */
const EQUAL_SHARE = 0.06;
/** Texts that every language writes in Latin letters: names, formats, units. Without placeholders, in lower case. */
const LATIN_EVERYWHERE = new Set([
  ...['api', 'ep', 'mv', 'folder', 'lrc', 'qingyin', 'a', 'ok', 'hz', 'db', 'kbps', 'qr code', 'hi-res'],
  ...['audio vivid', 'dolby atmos', 'dolby audio', 'hd surround'],
]);
/** The same for loanwords that readers of a language know in Latin letters only. @type {Partial<Record<string, Set<string>>>} */
const LATIN_IN = {
  el: new Set([
    ...['playlist', 'chart', 'charts', 'single', 'emoji', 'e-mail', 'crossfade', 'lossless', 'master', 'bit'],
    ...['easy listening', 'country', 'britpop', 'post-rock', 'animation'],
  ]),
  th: new Set(['lossless']),
};

/**
 * Texts of all branches of a text, without placeholders, tags, numbers and punctuation.
 * @param {string} text
 */
function plainTexts(text) {
  /** @type {string[]} */
  const parts = [];
  /** @param {readonly import('./text-problems.mjs').Token[]} tokens */
  const visit = (tokens) => {
    for (const { type, value, cases = [] } of tokens) {
      if (type === 'content') parts.push(value ?? '');
      for (const { tokens: inner } of cases) visit(inner);
    }
  };
  visit(parseText(text));
  return parts
    .map((part) =>
      part
        .replace(/<\/?\d+\/?>/g, '')
        .replace(/[^\p{L}\p{M} -]/gu, '')
        .trim()
        .toLowerCase(),
    )
    .filter((part) => /\p{L}/u.test(part));
}

/** Whether the locale is written in Latin letters. @param {string} locale */
const isLatin = (locale) => new Intl.Locale(locale).maximize().script === 'Latn';

/**
 * @param {string} locale
 * @param {readonly { source: string, english: string, translation: string }[]} texts with translations only
 * @returns {string[]}
 */
export function localeProblems(locale, texts) {
  /** @type {string[]} */
  const problems = [];
  if (!isLatin(locale))
    for (const { source, translation } of texts) {
      const plain = plainTexts(translation);
      const latin = plain.length > 0 && plain.every((part) => /^[\p{Script=Latin}\p{M} -]+$/u.test(part));
      const own = LATIN_IN[locale.slice(0, 2)];
      if (latin && !plain.every((part) => LATIN_EVERYWHERE.has(part) || own?.has(part)))
        problems.push(`Latin letters only: ${source} → ${translation}`);
    }
  if (locale.startsWith('en-')) return problems;
  // A text of placeholders and signs alone has nothing to translate.
  const equal = texts.filter(
    ({ english, translation }) => english === translation && plainTexts(english).length > 0,
  );
  if (equal.length > texts.length * EQUAL_SHARE)
    problems.push(
      `${equal.length} of ${texts.length} texts are equal to English: ${equal.map(({ translation }) => translation).join(' · ')}`,
    );
  return problems;
}
