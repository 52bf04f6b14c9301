import { splitArtists } from './parse-values.ts';
import type { PlaylistFileSong } from './playlist-file-song.ts';

type Parts = Pick<PlaylistFileSong, 'title' | 'artists' | 'orderUncertain'>;

/** Separators of title and artist, the most reliable first. */
const BETWEEN = [/\s+[-–—―－‒]\s+|\s+[|｜]\s+/u, /[—―－–‒]+|\s+\/\s+/u];
/** `周杰伦-晴天`: in Chinese text a hyphen without spaces separates too. */
const HAN_HYPHEN = /^([^-]+)-([^-]+)$/u;
const HAN = /\p{Script=Han}/u;
const OPENING = /[《「『“]/;
const CLOSING = /[》」』”]/;
/** `"Heroes" by David Bowie` */
const QUOTED_FIRST = /^"([^"]+)"\s*(?:by\s|[-–—]\s*)\s*(\S.*)$/i;
/** Phrases that apps put before the title of a shared song. */
const SHARED = [/^分享(?:(.*)的)?(?:单曲|歌曲)$/, /^分享(.*)的$/, /^Share (.*)'s (?:single|song)$/i];
const SHARED_IN_ENGLISH = /^(Share .*) "([^"]+)"$/i;
/** `歌名：… 歌手：…` */
const LABELLED =
  /^(?:歌名|歌曲|标题|title|song)\s?[:：]\s?(.+?)[,，;；]?\s(?:歌手|演唱|艺人|artist|singer)\s?[:：]\s?(.+)$/i;
/** Additions that only titles have. */
const ADDITION =
  /[(（[【]\s?(?:feat|ft\b|with |live|remix|remaster|acoustic|instrumental|demo|radio|伴奏|翻唱|翻自|cover|现场|纯音乐|电影|电视剧|主题曲|片尾曲|插曲)/i;

/** Splits a line into title and artists. */
export function splitTitleArtist(text: string): Parts {
  const [, titled, singer = ''] = LABELLED.exec(text) ?? [];
  if (titled) return { title: titled, artists: splitArtists(singer) };
  const quoted = quotedIn(text);
  if (quoted) return quoted;
  for (const mark of BETWEEN) {
    const found = mark.exec(text);
    const parts = found && partsAt(text.slice(0, found.index), text.slice(found.index + found[0].length));
    if (parts) return parts;
  }
  const [, first = '', second = ''] = HAN.test(text) ? (HAN_HYPHEN.exec(text) ?? []) : [];
  return partsAt(first, second) ?? { title: text, artists: [] };
}

/**
 * Takes the first part as the artist and the second as the title, or the reverse when only the first has an
 * addition of titles; null when one is empty.
 */
function partsAt(before: string, behind: string): Parts | null {
  const [first, second] = [before.trim(), behind.trim()];
  if (!first || !second) return null;
  const turned = ADDITION.test(first) && !ADDITION.test(second);
  const [title, artist] = turned ? [first, second] : [second, first];
  return { title, artists: splitArtists(artist), orderUncertain: true };
}

/** A title in quotes, with or without the artist beside it. */
function quotedIn(text: string): Parts | null {
  const [, named, by = ''] = QUOTED_FIRST.exec(text) ?? [];
  if (named) return { title: named, artists: splitArtists(by) };
  const [, share = '', single] = SHARED_IN_ENGLISH.exec(text) ?? [];
  if (single) return { title: single, artists: splitArtists(sharedBy(share)) };
  const from = text.search(OPENING);
  const length = from < 0 ? -1 : text.slice(from + 1).search(CLOSING);
  if (length < 1) return null;
  const title = text.slice(from + 1, from + 1 + length).trim();
  const [before, behind] = [text.slice(0, from), text.slice(from + length + 2)];
  const around = [before, behind].map((part) => sharedBy(part.replace(/^[\s\-–—:：]+|[\s\-–—:：]+$/gu, '')));
  const outside = around.find(Boolean);
  if (!title || (!outside && before.trim() && !before.startsWith('分享'))) return null;
  // In brackets, or beside artist and title, the quoted text names something else, such as a film.
  if (outside && (/[(（[【][^)）\]】]*$/.test(before) || BETWEEN[0]?.test(outside))) return null;
  return { title, artists: outside ? splitArtists(outside) : [] };
}

/** Extracts the artist from the phrase that an app puts before a title. */
function sharedBy(text: string): string {
  const found = SHARED.map((pattern) => pattern.exec(text)).find(Boolean);
  return found ? (found[1] ?? '').trim() : text;
}
