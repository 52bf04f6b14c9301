import { MAX_TEXT_LENGTH } from './split-lines.ts';

/** Markdown links; only the text is kept. */
const LINK = /!?\[([^\]]{0,300})\]\([^)]{0,300}\)/g;
/** `**bold**` and `` `code` `` */
const EMPHASIS = /(\*\*|`)(?=\S)(.{1,300}?)\1/g;
const ADDRESS = /[:：]?\s?https?:\/\/[^\s)）]+/g;
/** Attribution of the app that the line was shared from. */
const SHARED_FROM = /\s?(?:[(（][^()（）]{0,20}@[^()（）]{1,40}[)）]|@(?:QQ|网易云|酷狗|酷我|汽水)音乐)$/i;
/** HTML elements such as `<li>`. */
const ELEMENT = /<\/?[a-z][^<>]{0,200}>/gi;
/** A line that is quoted as a whole. */
const QUOTED = /^"([^"]+)"$/;
const QUOTE = /^>\s/;
const BULLET = /^[-–—•·*+‣◦]\s+(?![-–—]\s)(?:\[[ xX]\]\s+)?/u;
/** Symbols before a line, unless they are its only text. */
export const LEADING_SYMBOLS =
  /^(?:[🎵🎶🎼🎤🎧🎙💿📀📻▶►▸♪♫♬♩★☆●○◆◇■□➤✓✔☑✅]\ufe0f?\s?)+(?=[\p{L}\p{N}《「『“"])/u;

/** Strips markup of apps and Markdown from a line. Runs of white space with a tab become one tab. */
export function stripMarkup(written: string): string {
  const line = written
    .trim()
    .slice(0, 2 * MAX_TEXT_LENGTH)
    .replace(/\s+/g, (blanks) => (blanks.includes('\t') ? '\t' : ' '));
  const stripped = line
    .replace(ELEMENT, '')
    .replace(QUOTED, '$1')
    .replace(QUOTE, '')
    .replace(BULLET, '')
    .replace(LINK, '$1')
    .replace(EMPHASIS, '$2')
    .replace(SHARED_FROM, '')
    .replace(ADDRESS, '')
    .replace(LEADING_SYMBOLS, '')
    .trim();
  return stripped || line;
}
