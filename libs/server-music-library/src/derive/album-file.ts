import { bestLyrics, singleLineText } from '@qingyin/server-files';
import { artistDrafts } from './artist-drafts.ts';
import { creditDrafts } from './credit-drafts.ts';
import type { DecodedFile } from './decode-tags.ts';
import type { DeriveOptions } from './derive-options.ts';
import { discOfFolder, splitDiscTitle } from './disc-folder.ts';
import type { ArtistDraft, FilePart, SongDraft } from './drafts.ts';
import { readFileName } from './file-name.ts';
import { foldName } from './fold-name.ts';
import { splitGenres } from './genres.ts';
import { readMbid } from './mbid.ts';
import { type PartialDate, readDate } from './release-date.ts';
import { artistTextOf, joinNames, tagOfAlbumArtists, tagOfArtists } from './tags-of-artists.ts';
import { VARIOUS_ARTISTS } from './various-artists.ts';

/** A file as a song, with what its tags say of the album. */
export interface AlbumFile {
  file: DecodedFile;
  song: SongDraft;
  /** without the name of a disc; '' = unknown */
  albumTitle: string;
  /** folded title */
  titleKey: string;
  albumMbid: string;
  /** empty = not tagged */
  albumArtists: ArtistDraft[];
  date: PartialDate;
  originalDate: PartialDate;
}

const THOUSAND = 1000;
const WHOLE: FilePart = { startMs: 0, endMs: null };

/** dB in thousandths. */
const thousandths = (gain: number | null): number | null =>
  gain === null || !Number.isFinite(gain) ? null : Math.round(gain * THOUSAND) || 0;

/**
 * Reads a song and the facts of its album from the tags of a file; its name stands in for missing ones.
 *
 * @param numbered result of `areNumbered` for its folder
 */
export function readAlbumFile(file: DecodedFile, numbered: boolean, options: DeriveOptions): AlbumFile {
  const { tags } = file;
  const album = splitDiscTitle(singleLineText(tags.album));
  const albumArtists = artistDrafts(tagOfAlbumArtists(tags), options);
  const named = readFileName(file.name, artistTextOf(tags), numbered);
  const title = singleLineText(tags.title) || named.title;
  // A name that disagrees with the title says nothing about the artist.
  const isNamed = foldName(named.title) === foldName(title);
  const date = readDate(tags.date);
  const artists = songArtists(file, isNamed ? named.artist : '', albumArtists, options);
  const work = singleLineText(tags.work);
  const song: SongDraft = {
    fileId: file.fileId,
    ...(file.part ?? WHOLE),
    title,
    ...artists,
    credits: creditDrafts(tags, artists.artists, options),
    work,
    movement: work === '' ? '' : singleLineText(tags.movement),
    movementNo: work === '' ? 0 : numberOf(tags.movementNo ?? 0),
    trackNo: numberOf(tags.trackNo) || named.trackNo,
    discNo: numberOf(tags.discNo) || discOfFolder(file.folder) || album.disc || named.discNo || 1,
    discSubtitle: singleLineText(tags.discSubtitle),
    year: date.year,
    genres: splitGenres(tags.genres),
    mbid: readMbid(tags.recordingMbid),
    sortName: singleLineText(tags.titleSort),
    durationMs: file.durationMs,
    lyric: bestLyrics(tags.lyrics),
    trackGain: thousandths(tags.trackGain),
    albumGain: thousandths(tags.albumGain),
  };
  return {
    file,
    song,
    albumTitle: album.title,
    titleKey: foldName(album.title),
    albumMbid: readMbid(tags.albumMbid),
    albumArtists,
    date,
    originalDate: readDate(tags.originalDate),
  };
}

const numberOf = (tagged: number): number => (Number.isSafeInteger(tagged) && tagged > 0 ? tagged : 0);

type Artists = Pick<SongDraft, 'artists' | 'artistText'>;

/**
 * Artists of a song: as tagged, else of the file's name, else of the album unless these are various artists.
 *
 * @param nameArtist '' = the name states none
 */
function songArtists(
  { tags }: DecodedFile,
  nameArtist: string,
  albumArtists: readonly ArtistDraft[],
  options: DeriveOptions,
): Artists {
  const artistText = artistTextOf(tags);
  if (artistText) return { artists: artistDrafts(tagOfArtists(tags), options), artistText };
  if (nameArtist)
    return {
      artists: artistDrafts({ names: [nameArtist], mbids: [], sortName: '' }, options),
      artistText: nameArtist,
    };
  const artists = albumArtists.filter(({ identity }) => identity !== VARIOUS_ARTISTS.identity);
  return { artists, artistText: artists.length === 0 ? '' : joinNames(tags.albumArtists) };
}

/** Whether at least half of the files are marked as part of a compilation. */
export const isFlaggedCompilation = (files: readonly AlbumFile[]): boolean =>
  files.filter(({ file }) => file.tags.compilation).length * 2 >= files.length;
