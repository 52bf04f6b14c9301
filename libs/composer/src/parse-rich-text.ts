import type { Mention } from '@qingyin/contract';
import { replaceEmojiCodes } from './emoji-codes.ts';

/** Part of a user-written text. */
export type RichTextPart =
  | { kind: 'text'; text: string }
  | { kind: 'topic'; text: string }
  | { kind: 'mention'; text: string; userId: number }
  | { kind: 'link'; text: string; href: string };

/** A topic as the service parses it (docs/api-extensions.md), or an address; both end before a blank. */
const TOPIC_OR_LINK = /#[^#\s][^#\n]{0,40}#|https?:\/\/[^\s<>"'“”‘’「」《》（）【】，。！？；、]+/giu;
/** Punctuation that ends a sentence rather than an address. */
const SENTENCE_END = /[.,!?;:)\]}*_~]+$/u;

/** Hosts without look-alike letters: ASCII, Chinese, Japanese and Korean. */
const PLAIN_HOST = /^[\p{ASCII}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*$/u;
const HOST = /^https?:\/\/([^/?#]*)/iu;

/**
 * Display form of an address: as written, or in the browser's form (Punycode) if its host could be mistaken for
 * another one.
 */
const shownAs = (text: string, url: URL): string =>
  PLAIN_HOST.test(HOST.exec(text)?.[1] ?? '') ? text : url.href;

/** Parsed address; null if it is invalid, or has a user name before an `@`, which imitates another host. */
function addressOf(text: string): URL | null {
  const url = URL.parse(text);
  return url && url.username === '' && url.password === '' && url.hostname !== '' ? url : null;
}

function mentionsIn(text: string, mentions: readonly Mention[]): RichTextPart[] {
  // The longest first: a name may be the prefix of another.
  const known = mentions.toSorted((one, other) => other.nickname.length - one.nickname.length);
  const parts: RichTextPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const found = known.find(({ nickname }) => nickname !== '' && text.startsWith(nickname, at + 1));
    if (!found || at < from) continue;
    if (at > from) parts.push({ kind: 'text', text: replaceEmojiCodes(text.slice(from, at)) });
    from = at + 1 + found.nickname.length;
    parts.push({ kind: 'mention', text: text.slice(at, from), userId: found.userId });
  }
  if (from < text.length) parts.push({ kind: 'text', text: replaceEmojiCodes(text.slice(from)) });
  return parts;
}

/**
 * Splits a user-written text into topics between `#`, mentions after `@` that the service resolved, http and https
 * addresses, and plain text. Joined, the parts are the text again, except for emoji codes and hosts that look like
 * others (`https://аррӏе.com`), which appear in Punycode.
 */
export function parseRichText(text: string, mentions: readonly Mention[] = []): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(TOPIC_OR_LINK)) {
    const token = match.startsWith('#') ? match : match.replace(SENTENCE_END, '');
    const url = match.startsWith('#') ? null : addressOf(token);
    if (!match.startsWith('#') && !url) continue;
    if (index > from) parts.push(...mentionsIn(text.slice(from, index), mentions));
    parts.push(
      url ? { kind: 'link', text: shownAs(token, url), href: url.href } : { kind: 'topic', text: token },
    );
    from = index + token.length;
  }
  if (from < text.length) parts.push(...mentionsIn(text.slice(from), mentions));
  return parts;
}
