import { singleLineText } from '@qingyin/server-files';
import { artistKey } from './artist-key.ts';
import type { ArtistRule, NamedArtist } from './artist-rules.ts';
import type { ArtistDraft } from './drafts.ts';
import type { DeriveOptions } from './derive-options.ts';
import { foldName } from './fold-name.ts';
import { readMbid } from './mbid.ts';
import { splitArtists, splitGuests } from './split-artists.ts';
import { isVariousArtists, VARIOUS_ARTISTS } from './various-artists.ts';

/** A tag of artists: names, and what belongs to them. */
export interface ArtistTag {
  /** as in `RawMusicTags`, decoded */
  names: readonly string[];
  mbids: readonly string[];
  /** applies when there is one artist */
  sortName: string;
}

/**
 * Artists of a tag, each once. Several names are taken as they are; a single text is split, unless it has one
 * MusicBrainz id: then it is one artist, with guests at most.
 */
export function artistDrafts(tag: ArtistTag, options: DeriveOptions): ArtistDraft[] {
  const mbids = tag.mbids.flatMap((text) => text.split(MBID_SEPARATOR)).filter(Boolean);
  const names = tag.names.map(singleLineText);
  const drafts = new Map<string, ArtistDraft>();
  const named = namedArtists(names, mbids.map(readMbid), options);
  for (const draft of named.flatMap((one) => meantArtists(one, options)))
    if (!drafts.has(draft.identity)) drafts.set(draft.identity, draft);
  const artists = [...drafts.values()];
  const [only] = artists;
  if (!only || artists.length > 1 || only.identity === VARIOUS_ARTISTS.identity) return artists;
  // The sort name is that of the artist as tagged, not of one that a rule puts in its place.
  if (named.every(({ name }) => foldName(name) !== foldName(only.name))) return artists;
  return [{ ...only, sortName: singleLineText(tag.sortName) }];
}

/** Between several ids in one text. */
const MBID_SEPARATOR = /[\s;,/\0]+/;

/** Ids belong to the names when there are as many; one id belongs to the first name. */
function namedArtists(
  names: readonly string[],
  mbids: readonly string[],
  options: DeriveOptions,
): NamedArtist[] {
  const visible = names.filter((name) => name !== '');
  const [first = ''] = mbids;
  const withIds = (all: readonly string[]): NamedArtist[] =>
    all
      .map((name, at) => ({ name, mbid: all.length === mbids.length ? (mbids[at] ?? '') : '' }))
      .filter(({ name }) => name !== '');
  if (visible.length > 1) return withIds(names.length === mbids.length ? names : visible);
  const text = visible[0] ?? '';
  const { byName = NO_RULES } = options.artistRules ?? {};
  if (byName.has(foldName(text))) return [{ name: text, mbid: first }];
  if (mbids.length === 1 && first)
    return splitGuests(text).map((name, at) => ({ name, mbid: at === 0 ? first : '' }));
  return withIds(splitArtists(text, options.exceptions, wholeNames(options)));
}

const NO_RULES: ReadonlyMap<string, ArtistRule> = new Map();

/** Folded names that are not split: a rule says what they stand for. */
const wholeNames = ({ knownArtists, artistRules }: DeriveOptions): ReadonlySet<string> | undefined =>
  artistRules && artistRules.byName.size > 0
    ? new Set([...(knownArtists ?? []), ...artistRules.byName.keys()])
    : knownArtists;

/** The artists that a name stands for: by the rules, which may follow one another, else the one of that name. */
export function meantArtists(
  { name, mbid }: NamedArtist,
  options: DeriveOptions,
  followed: readonly ArtistRule[] = [],
): ArtistDraft[] {
  const draft = artistDraft(name, mbid, options);
  const { byName = NO_RULES, byIdentity = NO_RULES } = options.artistRules ?? {};
  const rule = byName.get(foldName(name)) ?? byIdentity.get(draft.identity);
  if (!rule || followed.includes(rule)) return [draft];
  const [only, ...more] = rule.artists;
  if (only && more.length === 0 && !only.mbid && foldName(only.name) === foldName(name)) return [draft];
  return rule.artists.flatMap((artist) => meantArtists(artist, options, [...followed, rule]));
}

/** The artist with a name. @param mbid '' = unknown */
function artistDraft(name: string, mbid: string, { artistMbids }: DeriveOptions): ArtistDraft {
  if (isVariousArtists(name, mbid)) return { ...VARIOUS_ARTISTS };
  const known = (mbid || artistMbids?.get(foldName(name)) || '').toLowerCase();
  return { identity: artistKey(name, known), name, mbid: known, sortName: '' };
}
