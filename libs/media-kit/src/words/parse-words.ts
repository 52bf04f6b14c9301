import type { Mention } from '@qingyin/contract';
import { withEmoji } from './emoji-codes.ts';

/** A piece of what somebody wrote. */
export type WordsPart =
  | { kind: 'text'; text: string }
  | { kind: 'topic'; text: string }
  | { kind: 'mention'; text: string; userId: number }
  | { kind: 'link'; text: string; href: string };

/** A topic as the service reads it (docs/api-extensions.md), or an address; both end before a blank. */
const TOPIC_OR_LINK = /#[^#\s][^#\n]{0,40}#|https?:\/\/[^\s<>"'“”‘’「」《》（）【】，。！？；、]+/giu;
/** Signs that end a sentence rather than an address. */
const SENTENCE_END = /[.,!?;:)\]}*_~]+$/u;

/** Hosts whose letters do not pass for others: ASCII, Chinese, Japanese and Korean ones. */
const PLAIN_HOST = /^[\p{ASCII}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*$/u;
const HOST = /^https?:\/\/([^/?#]*)/iu;

/** How an address is shown: as it was written, or as browsers call it where its host could be taken for another one. */
const shownAs = (text: string, url: URL): string =>
  PLAIN_HOST.test(HOST.exec(text)?.[1] ?? '') ? text : url.href;

/** The address as browsers read it; null for one that is none, or is meant to look like another one (a name before an `@`). */
function addressOf(text: string): URL | null {
  const url = URL.parse(text);
  return url && url.username === '' && url.password === '' && url.hostname !== '' ? url : null;
}

function mentionsIn(text: string, mentions: readonly Mention[]): WordsPart[] {
  // The longest first: one name may begin another.
  const known = mentions.toSorted((one, other) => other.nickname.length - one.nickname.length);
  const parts: WordsPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const found = known.find(({ nickname }) => nickname !== '' && text.startsWith(nickname, at + 1));
    if (!found || at < from) continue;
    if (at > from) parts.push({ kind: 'text', text: withEmoji(text.slice(from, at)) });
    from = at + 1 + found.nickname.length;
    parts.push({ kind: 'mention', text: text.slice(at, from), userId: found.userId });
  }
  if (from < text.length) parts.push({ kind: 'text', text: withEmoji(text.slice(from)) });
  return parts;
}

/**
 * What somebody wrote, in pieces: topics between `#`, people after `@` as far as the service says who is meant, addresses
 * of http and https, everything else as text. Joined they are the words again, but for emoji written as codes and hosts that
 * look like others (`https://аррӏе.com`), which are written as browsers call them.
 */
export function parseWords(words: string, mentions: readonly Mention[] = []): WordsPart[] {
  const parts: WordsPart[] = [];
  let from = 0;
  for (const { 0: match, index } of words.matchAll(TOPIC_OR_LINK)) {
    const text = match.startsWith('#') ? match : match.replace(SENTENCE_END, '');
    const url = match.startsWith('#') ? null : addressOf(text);
    if (!match.startsWith('#') && !url) continue;
    if (index > from) parts.push(...mentionsIn(words.slice(from, index), mentions));
    parts.push(url ? { kind: 'link', text: shownAs(text, url), href: url.href } : { kind: 'topic', text });
    from = index + text.length;
  }
  if (from < words.length) parts.push(...mentionsIn(words.slice(from), mentions));
  return parts;
}
