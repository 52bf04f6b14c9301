import { singleLineText } from '@qingyin/server-files';
import { artistKey } from './artist-key.ts';
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
  for (const { name, mbid } of namedArtists(names, mbids.map(readMbid), options)) {
    const draft = draftOf(name, mbid, options);
    if (!drafts.has(draft.identity)) drafts.set(draft.identity, draft);
  }
  const artists = [...drafts.values()];
  const [only] = artists;
  if (!only || artists.length > 1 || only.identity === VARIOUS_ARTISTS.identity) return artists;
  return [{ ...only, sortName: singleLineText(tag.sortName) }];
}

/** Between several ids in one text. */
const MBID_SEPARATOR = /[\s;,/\0]+/;

interface NamedArtist {
  name: string;
  mbid: string;
}

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
  if (mbids.length === 1 && first)
    return splitGuests(text).map((name, at) => ({ name, mbid: at === 0 ? first : '' }));
  return withIds(splitArtists(text, options.exceptions, options.knownArtists));
}

function draftOf(name: string, mbid: string, { artistMbids }: DeriveOptions): ArtistDraft {
  if (isVariousArtists(name, mbid)) return { ...VARIOUS_ARTISTS };
  const known = (mbid || artistMbids?.get(foldName(name)) || '').toLowerCase();
  return { identity: artistKey(name, known), name, mbid: known, sortName: '' };
}
