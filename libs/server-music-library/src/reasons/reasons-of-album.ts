import type { LibraryReason, ReasonRule, TagCorrection } from '@qingyin/contract';
import { singleLineText } from '@qingyin/server-files';
import { type AlbumFile, isFlaggedCompilation } from '../derive/album-file.ts';
import type { DerivedAlbum } from '../derive/derive-albums.ts';
import { firstOf } from '../derive/group-albums.ts';
import { textsOf } from '../derive/tag-texts.ts';
import { VARIOUS_ARTISTS } from '../derive/various-artists.ts';
import { type MatchingFiles, matchingFiles } from './album-files.ts';

/**
 * Why an album is as it is, but for its cover.
 *
 * @param all the albums of its folders
 * @param raw texts of tags as they were read, by file
 */
export function reasonsOfAlbum(
  album: DerivedAlbum,
  all: readonly DerivedAlbum[],
  raw: ReadonlyMap<number, readonly string[]>,
): LibraryReason[] {
  const { draft, group } = album;
  const { files } = group;
  const corrected = (...fields: (keyof TagCorrection)[]) =>
    matchingFiles(files, ({ file }) => fields.some((field) => file.correction?.[field] !== undefined));
  /** The tag as the reason, or the correction of it if there is one. */
  const unlessCorrected = (
    about: LibraryReason['about'],
    fields: (keyof TagCorrection)[],
    { rule, value = '', seen }: { rule: ReasonRule; value?: string; seen?: MatchingFiles },
  ): LibraryReason => {
    const hand = corrected(...fields);
    if (hand.files > 0) return { about, rule: 'corrected', value, ...hand };
    return { about, rule, value, ...(seen ?? matchingFiles([], () => true)) };
  };
  const years = matchingFiles(files, ({ date, originalDate }) =>
    [date.year, originalDate.year].includes(draft.year),
  );
  const genres = [...new Set(draft.songs.flatMap((song) => song.genres.map(({ name }) => name)))];
  const encodings = [...new Set(files.flatMap(({ file }) => file.correction?.encoding ?? []))];
  const redecoded = matchingFiles(files, (file) => isRedecoded(file, raw));
  return [
    unlessCorrected('album', ['album', 'albumArtists', 'compilation'], groupingOf(album, all)),
    unlessCorrected('albumArtists', ['albumArtists', 'compilation'], artistsOf(album)),
    unlessCorrected('kind', ['compilation'], kindOf(album)),
    draft.year > 0
      ? unlessCorrected('year', ['year'], { rule: 'tag', value: String(draft.year), seen: years })
      : unlessCorrected('year', ['year'], { rule: 'none' }),
    genres.length > 0
      ? unlessCorrected('genres', ['genres'], {
          ...{ rule: 'tag', value: genres.join(' / ') },
          seen: matchingFiles(files, ({ song }) => song.genres.length > 0),
        })
      : unlessCorrected('genres', ['genres'], { rule: 'none' }),
    ...(encodings.length > 0 || redecoded.files > 0
      ? [
          unlessCorrected('encoding', ['encoding'], {
            ...{ rule: 'guessed' as const, value: encodings.join(' / '), seen: redecoded },
          }),
        ]
      : []),
  ];
}

interface Decided {
  rule: ReasonRule;
  value?: string;
  seen?: MatchingFiles;
}

/** Which tags hold the files of an album together, or part them from those of another one with the same title. */
function groupingOf({ draft, group }: DerivedAlbum, all: readonly DerivedAlbum[]): Decided {
  const { files, mbid, scattered } = group;
  const seen = matchingFiles(files, ({ albumTitle }) => albumTitle !== '');
  if (mbid) return { rule: 'release-id', seen: matchingFiles(files, (file) => file.albumMbid === mbid) };
  if (scattered) return { rule: 'different-artists', seen };
  if (draft.name === '') return { rule: 'folder' };
  const keys = new Set(files.map(({ titleKey }) => titleKey));
  const others = all.filter(
    (other) => other.group !== group && other.group.files.some(({ titleKey }) => keys.has(titleKey)),
  );
  if (others.length === 0) return { rule: 'title', seen };
  const isTagged = [group, ...others.map((other) => other.group)].some((each) =>
    each.files.some(({ albumArtists }) => albumArtists.length > 0),
  );
  return { rule: isTagged ? 'title-and-artist' : 'track-numbers', seen };
}

function artistsOf({ draft, group: { files, scattered } }: DerivedAlbum): Decided {
  const value = draft.artists.map(({ name }) => name).join(' / ');
  if (draft.artists.length === 0) return { rule: 'none' };
  if (scattered) return { rule: 'different-artists', value };
  const first = firstOf(draft.artists);
  const tagged = matchingFiles(files, (file) => file.albumArtists.some(({ identity }) => identity === first));
  if (tagged.files > 0) return { rule: 'tag', value, seen: tagged };
  if (first !== VARIOUS_ARTISTS.identity)
    return { rule: 'songs', value, seen: matchingFiles(files, ({ song }) => song.artists.length > 0) };
  return isFlaggedCompilation(files)
    ? { rule: 'compilation-tag', value, seen: matchingFiles(files, ({ file }) => file.tags.compilation) }
    : { rule: 'different-artists', value };
}

function kindOf({ draft, group: { files } }: DerivedAlbum): Decided {
  const typed = matchingFiles(files, ({ file }) => file.tags.releaseTypes.length > 0);
  const value = draft.kind;
  if (typed.files > 0 && draft.name !== '') return { rule: 'release-type', value, seen: typed };
  if (draft.kind !== 'compilation') return { rule: 'title-and-length', value };
  return isFlaggedCompilation(files)
    ? { rule: 'compilation-tag', value, seen: matchingFiles(files, ({ file }) => file.tags.compilation) }
    : { rule: 'album-artist', value };
}

/** Whether the names of a file were read in another encoding than that of the tag. */
function isRedecoded({ file }: AlbumFile, raw: ReadonlyMap<number, readonly string[]>): boolean {
  const { title, artists, album } = file.tags;
  const before = new Set((raw.get(file.fileId) ?? []).map(singleLineText));
  if (before.size === 0 || file.correction) return file.correction?.encoding !== undefined;
  return [title, album, ...artists].some((text) => text !== '' && !before.has(singleLineText(text)));
}

/** Texts of tags by file. */
export const rawTexts = (
  files: readonly { fileId: number; tags: Parameters<typeof textsOf>[0] }[],
): Map<number, string[]> => new Map(files.map(({ fileId, tags }) => [fileId, textsOf(tags)]));
