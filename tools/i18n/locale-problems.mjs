// Checks all translations of a locale together: whether too many are still English, or in the wrong script.
import { parseText } from './text-problems.mjs';

/** Largest share of texts that may equal the English ones: names, numbers and words that both languages have. */
const EQUAL_SHARE = 0.06;
/** Texts that every language writes in Latin letters: names, formats, units. */
const LATIN_EVERYWHERE = new Set([
  ...[
    'API',
    'EP',
    'MV',
    'FOLDER',
    'LRC',
    'Qingyin',
    'Audio Vivid',
    'Dolby Atmos',
    'Dolby Audio',
    'Hi-Res',
    'OK',
    'QR Code',
  ],
  ...['192 kbps', '320 kbps', '{hz} Hz', '{amount} dB', 'A: {0}', 'A：{0}', 'MV: {mvCount}'],
]);

/**
 * Letters of a text without placeholders and tags.
 * @param {string} text
 */
function lettersOf(text) {
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
  return (
    parts
      .join('')
      .replace(/<\/?\d+\/?>/g, '')
      .match(/\p{L}/gu) ?? []
  );
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
      const letters = lettersOf(translation);
      const latin = letters.length > 0 && letters.every((letter) => /\p{Script=Latin}/u.test(letter));
      if (latin && !LATIN_EVERYWHERE.has(translation))
        problems.push(`Latin letters only: ${source} → ${translation}`);
    }
  if (locale.startsWith('en-')) return problems;
  const equal = texts.filter(({ english, translation }) => english === translation);
  if (equal.length > texts.length * EQUAL_SHARE)
    problems.push(
      `${equal.length} of ${texts.length} texts are equal to English: ${equal.map(({ translation }) => translation).join(' · ')}`,
    );
  return problems;
}
