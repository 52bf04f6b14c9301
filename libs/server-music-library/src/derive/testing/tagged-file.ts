import type { RawMusicTags } from '@qingyin/server-files';
import { deriveAlbums } from '../derive-albums.ts';
import type { DeriveOptions } from '../derive-options.ts';
import type { AlbumDraft, TaggedFile } from '../drafts.ts';
import { textsOf } from '../tag-texts.ts';

const EMPTY: RawMusicTags = {
  title: '',
  artists: [],
  albumArtists: [],
  album: '',
  trackNo: 0,
  trackTotal: 0,
  discNo: 0,
  discTotal: 0,
  discSubtitle: '',
  date: '',
  originalDate: '',
  genres: [],
  compilation: false,
  label: '',
  releaseTypes: [],
  titleSort: '',
  artistSort: '',
  albumSort: '',
  albumArtistSort: '',
  recordingMbid: '',
  albumMbid: '',
  artistMbids: [],
  albumArtistMbids: [],
  trackGain: null,
  albumGain: null,
  lyrics: [],
  unicode: [],
};

/** A file in specs: tags, and what differs from a file `1.mp3` of the folder `Album`. */
export interface FileInSpec extends Partial<RawMusicTags>, Partial<Omit<TaggedFile, 'tags'>> {
  /** all texts have one character per byte */
  legacy?: boolean;
}

/** Tagged files of one library, numbered from 1; their texts are stored in Unicode unless `legacy`. */
export const taggedFiles = (files: readonly FileInSpec[]): TaggedFile[] =>
  files.map(({ fileId, libraryId, folder, name, durationMs, picture, legacy, correction, ...tags }, at) => {
    const all: RawMusicTags = { ...EMPTY, ...tags };
    return {
      fileId: fileId ?? at + 1,
      libraryId: libraryId ?? 7,
      folder: folder ?? 'Album',
      name: name ?? `${String(at + 1)}.mp3`,
      durationMs: durationMs ?? 240_000,
      picture: picture ?? '',
      correction,
      tags: { ...all, unicode: tags.unicode ?? (legacy ? [] : textsOf(all)) },
    };
  });

/** Albums of files. */
export const albumsOf = (files: readonly FileInSpec[], options: Partial<DeriveOptions> = {}): AlbumDraft[] =>
  deriveAlbums(taggedFiles(files), { exceptions: [], ...options });

/** The only album of files. @throws when there are several */
export function albumOf(files: readonly FileInSpec[], options: Partial<DeriveOptions> = {}): AlbumDraft {
  const [album, ...more] = albumsOf(files, options);
  if (!album || more.length > 0) throw new Error(`${String(more.length + 1)} albums`);
  return album;
}

/** Albums in short: title, artists, ids of the files. */
export const inShort = (albums: readonly AlbumDraft[]): string[] =>
  albums
    .map(
      ({ name, artists, songs }) =>
        `${name} | ${artists.map((artist) => artist.name).join(' + ')} | ${songs
          .map(({ fileId }) => fileId)
          .sort((a, b) => a - b)
          .join(' ')}`,
    )
    .sort();
