import { type AlbumFile, readAlbumFile } from './album-file.ts';
import { singleLineText } from '@qingyin/server-files';
import { applyCorrection, correctedNames } from '../corrections/apply-correction.ts';
import { albumArtistsOf } from './album-artists.ts';
import { albumKey } from './album-key.ts';
import { albumKind } from './album-kind.ts';
import { type DecodedFile, decodeTags } from './decode-tags.ts';
import type { DeriveOptions } from './derive-options.ts';
import { folderGroup } from './disc-folder.ts';
import type { AlbumDraft, TaggedFile } from './drafts.ts';
import { editionKey } from './edition-key.ts';
import { areNumbered } from './file-name.ts';
import { type AlbumGroup, groupAlbums } from './group-albums.ts';
import { groupBy } from './group-by.ts';
import { readMbid } from './mbid.ts';
import { mostFrequent, mostFrequentText } from './most-frequent.ts';
import type { PartialDate } from './release-date.ts';
import { compareSongs } from './song-order.ts';
import { uniqueMbids } from './unique-mbids.ts';

/**
 * Derives albums, songs and artists from the tags of the files of one folder group (`folderGroup`); files of further
 * groups are derived separately. The result does not depend on the order of the files, and each of them, or each
 * part, is in exactly one song.
 */
export const deriveAlbums = (files: readonly TaggedFile[], options: DeriveOptions): AlbumDraft[] =>
  deriveWithFiles(files, options).map(({ draft }) => draft);

/** An album with the files that it was derived from. */
export interface DerivedAlbum {
  draft: AlbumDraft;
  group: AlbumGroup;
}

/** As `deriveAlbums`, with the files that decided. */
export function deriveWithFiles(files: readonly TaggedFile[], options: DeriveOptions): DerivedAlbum[] {
  const groups = groupBy([...files].sort(compareFiles), ({ libraryId, folder }) =>
    JSON.stringify([libraryId, folderGroup(folder)]),
  );
  return [...groups.values()].flatMap((members) => deriveGroup(members, options));
}

function deriveGroup(files: readonly TaggedFile[], options: DeriveOptions): DerivedAlbum[] {
  const decoded = decodeTags(files).map(corrected);
  const folders = groupBy(decoded, ({ folder }) => folder);
  const numbered = new Set(
    [...folders].filter(([, members]) => areNumbered(members.map(({ name }) => name))).map(([path]) => path),
  );
  const exceptions = [
    ...options.exceptions,
    ...decoded.flatMap((file) => correctedNames(file.correction ?? {})),
  ];
  const known = { ...options, exceptions, artistMbids: uniqueMbids(decoded, options) };
  const read = decoded.map((file) => readAlbumFile(file, numbered.has(file.folder), known));
  const groups = groupAlbums(read, !options.scope);
  // Files without album title are grouped by folder, and have the identity of the folder group.
  const sameAlbum = groupBy(groups, (group) => draftOf(group, options).identity);
  return [...sameAlbum.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const group = { ...first, files: [first, ...others].flatMap(({ files }) => files) };
    return [{ draft: draftOf(group, options), group }];
  });
}

/** Corrections come after decoding, since they need none. */
const corrected = (file: DecodedFile): DecodedFile =>
  file.correction ? { ...file, tags: applyCorrection(file.tags, file.correction) } : file;

function draftOf(group: AlbumGroup, { scope = '' }: DeriveOptions): AlbumDraft {
  const files = [...group.files].sort(compareSongs);
  const name = mostFrequentText(files.map(({ albumTitle }) => albumTitle));
  const { artists, unknown } = albumArtistsOf({ ...group, files });
  const released = albumDate(files.map(({ date }) => date));
  const { libraryId = 0, folder = '' } = files[0]?.file ?? {};
  const most = (textOf: (file: AlbumFile) => string): string => mostFrequentText(files.map(textOf));
  return {
    identity: albumKey({
      mbid: group.mbid,
      artists: artists.map(({ identity }) => identity),
      title: name,
      date: released.text,
      libraryId,
      folder: folderGroup(folder),
      artistUnknown: unknown,
      scope,
    }),
    mbid: group.mbid,
    name,
    artists,
    kind: albumKind(name, artists, files),
    year: released.year,
    originalYear: albumDate(files.map(({ originalDate }) => originalDate)).year,
    releasedAt: released.time,
    label: most(({ file }) => singleLineText(file.tags.label)),
    releaseGroup: most(({ file }) => readMbid(file.tags.releaseGroupMbid ?? '')),
    editionKey: editionKey(name),
    catalogueNumber: most(({ file }) => singleLineText(file.tags.catalogueNumber)),
    barcode: most(({ file }) => file.tags.barcode ?? ''),
    country: most(({ file }) => file.tags.country ?? ''),
    sortName: most(({ file }) => singleLineText(file.tags.albumSort)),
    picture: most(({ file }) => file.picture),
    songs: files.map(({ song }) => song),
  };
}

const UNKNOWN: PartialDate = { text: '', year: 0, time: 0 };

/** The most frequent year with its most exact date. */
function albumDate(dates: readonly PartialDate[]): PartialDate {
  const year = mostFrequent(dates.map((date) => date.year).filter((each) => each > 0));
  const inYear = dates.filter((date) => date.year === year);
  const exact = Math.max(...inYear.map(({ text }) => text.length));
  const text = mostFrequent(inYear.map((date) => date.text).filter(({ length }) => length === exact));
  return inYear.find((date) => date.text === text) ?? UNKNOWN;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const compareFiles = (a: TaggedFile, b: TaggedFile): number =>
  a.libraryId - b.libraryId ||
  compareTexts(a.folder, b.folder) ||
  compareTexts(a.name, b.name) ||
  a.fileId - b.fileId ||
  (a.part?.startMs ?? 0) - (b.part?.startMs ?? 0);
