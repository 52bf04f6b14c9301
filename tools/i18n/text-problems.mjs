// Checks one translation against its source text: syntax, placeholders, tags, plural categories, script.
import { parse } from '@messageformat/parser';

/** Languages that write with Han characters. */
const HAN_LANGUAGES = new Set(['zh', 'ja']);
/** The largest whole number that plural forms have to cover; Romance languages use `many` from a million on. */
const LARGEST_COUNT = 999_999;

/** By locale. @type {Map<string, { needed: Set<string>, allowed: Set<string> }>} */
const categories = new Map();

/**
 * Plural categories that whole numbers take in a locale, and those that other numbers take too.
 * @param {string} locale @returns {{ needed: Set<string>, allowed: Set<string> }}
 */
export function pluralCategories(locale) {
  const known = categories.get(locale);
  if (known) return known;
  const rules = new Intl.PluralRules(locale);
  const needed = new Set(['other']);
  for (let count = 0; count <= 200; count += 1) needed.add(rules.select(count));
  for (const count of [1000, 10_000, 100_000, LARGEST_COUNT]) needed.add(rules.select(count));
  const found = { needed, allowed: new Set(rules.resolvedOptions().pluralCategories) };
  categories.set(locale, found);
  return found;
}

/**
 * Token of a parsed text.
 * @typedef {{ type: string, arg?: string, value?: string, cases?: { key: string, tokens: Token[] }[] }} Token
 * @param {readonly Token[]} tokens
 * @param {(token: Token) => void} visit
 */
function walk(tokens, visit) {
  for (const token of tokens) {
    visit(token);
    for (const { tokens: inner } of token.cases ?? []) walk(inner, visit);
  }
}

/** Parsed texts: each source text is compared with dozens of translations. @type {Map<string, Token[]>} */
const parsed = new Map();

/** @param {string} text @returns {Token[]} @throws on wrong syntax */
export function parseText(text) {
  const tokens = parsed.get(text) ?? /** @type {Token[]} */ (parse(text));
  parsed.set(text, tokens);
  return tokens;
}

/** Names of placeholders and numbers of tags of a text. @param {string} text @returns {Set<string>} */
export function slotsOf(text) {
  const slots = new Set([...text.matchAll(/<(\/?\d+\/?)>/g)].map(([, tag]) => `<${tag}>`));
  walk(parseText(text), ({ arg }) => arg !== undefined && slots.add(`{${arg}}`));
  return slots;
}

/** @param {string} text @param {string} locale @returns {string[]} */
function pluralProblems(text, locale) {
  const { needed, allowed } = pluralCategories(locale);
  /** @type {string[]} */
  const problems = [];
  walk(parseText(text), ({ type, cases = [] }) => {
    if (type !== 'plural') return;
    const keys = new Set(cases.map(({ key }) => key));
    const missing = [...needed].filter((category) => !keys.has(category));
    const wrong = [...keys].filter((key) => !/^=?\d+$/.test(key) && !allowed.has(key));
    if (missing.length > 0) problems.push(`plural forms missing: ${missing.sort().join(', ')}`);
    if (wrong.length > 0) problems.push(`no plural forms of this language: ${wrong.join(', ')}`);
  });
  return problems;
}

/**
 * Faults of a translation that can be found without reading it; none for a good one.
 * @param {{ source: string, translation: string, locale: string }} text
 * @returns {string[]}
 */
export function textProblems({ source, translation, locale }) {
  const problems = [];
  try {
    const wanted = slotsOf(source);
    const given = slotsOf(translation);
    const missing = [...wanted].filter((slot) => !given.has(slot));
    const extra = [...given].filter((slot) => !wanted.has(slot));
    if (missing.length > 0) problems.push(`placeholders or tags missing: ${missing.join(' ')}`);
    if (extra.length > 0) problems.push(`placeholders or tags that the source lacks: ${extra.join(' ')}`);
    problems.push(...pluralProblems(translation, locale));
  } catch (error) {
    problems.push(`syntax: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!HAN_LANGUAGES.has(locale.slice(0, 2)) && /\p{Script=Han}/u.test(translation))
    problems.push('Chinese characters');
  if (translation !== translation.trim() && source === source.trim()) problems.push('spaces around the text');
  return problems;
}
