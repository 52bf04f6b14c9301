import type { RawMusicTags } from '@qingyin/server-files';
import type { CueSheet, CueTrack } from '../cue/cue-sheet.ts';
import type { SheetPart } from '../cue/sheet-parts.ts';
import { splitFileName } from '../folders/file-kind.ts';
import { discOfFolder, splitDiscTitle } from './disc-folder.ts';
import type { TaggedFile } from './drafts.ts';
import { readFileName } from './file-name.ts';

/** Names of files that programs give to the sound of a disc; they are no album titles. */
const DISC_IMAGE = /^(?:cd\s*image|image|album|audio|range|track|cd|disc|disk|专辑|整轨)\s*\d*$/i;
const NUMBER_WIDTH = 2;

/**
 * A part of a file with the tags of its track. What belongs to the file as one song is left out: its title, number,
 * movement, lyrics and MusicBrainz recording. What the sheet does not say of the album comes from the tags of the file.
 *
 * @param sheetName file name of the sheet
 */
export function partFile(
  file: TaggedFile,
  sheet: CueSheet,
  { track, startMs, endMs }: SheetPart,
  sheetName: string,
): TaggedFile {
  const { work: _ofFile, movement: _named, movementNo: _numbered, ...tags } = file.tags;
  const own = trackTexts(sheet, track);
  const named = readFileName(sheetName);
  const album = own.album || tags.album || (DISC_IMAGE.test(named.title) ? '' : named.title);
  const artists = track.performer || sheet.performer ? { artists: own.artists } : fileArtists(tags);
  const added: Partial<RawMusicTags> = {
    title: own.title || `音轨 ${String(track.number).padStart(NUMBER_WIDTH, '0')}`,
    ...artists,
    album,
    ...(own.albumArtists.length > 0 && {
      albumArtists: own.albumArtists,
      albumArtistMbids: [],
      albumArtistSort: '',
    }),
    ...(own.genres.length > 0 && { genres: own.genres }),
  };
  return {
    ...file,
    part: { startMs, endMs },
    durationMs: (endMs ?? file.durationMs) - startMs,
    tags: {
      ...tags,
      artistText: undefined,
      artistSort: '',
      artistMbids: [],
      ...added,
      trackNo: track.number,
      discNo: sheet.discNo || tags.discNo || discOfNames(file, album, sheetName),
      date: own.date || tags.date,
      titleSort: '',
      recordingMbid: '',
      trackGain: track.trackGain,
      // The gain of a file with a whole album is that of the album.
      albumGain: sheet.albumGain ?? tags.albumGain ?? tags.trackGain,
      lyrics: [],
      cueSheet: undefined,
      unicode: [...tags.unicode, ...textsIn(added)],
    },
  };
}

/** A file with the texts of its only track in a sheet, where its own tags have none. */
export function completed(file: TaggedFile, sheet: CueSheet, track: CueTrack): TaggedFile {
  const { tags } = file;
  const own = trackTexts(sheet, track);
  const artists = own.artists.length > 0 ? own.artists : own.albumArtists;
  const added: Partial<RawMusicTags> = {
    ...(tags.title === '' && { title: own.title }),
    ...(tags.artists.length === 0 && !tags.artistText && { artists }),
    ...(tags.album === '' && { album: own.album }),
    ...(tags.albumArtists.length === 0 && { albumArtists: own.albumArtists }),
    ...(tags.genres.length === 0 && { genres: own.genres }),
  };
  return {
    ...file,
    tags: {
      ...tags,
      ...added,
      trackNo: tags.trackNo || track.number,
      discNo: tags.discNo || sheet.discNo,
      date: tags.date || own.date,
      trackGain: tags.trackGain ?? track.trackGain,
      albumGain: tags.albumGain ?? sheet.albumGain,
      unicode: [...tags.unicode, ...textsIn(added)],
    },
  };
}

/** What a sheet says of a track. Without a performer of its own, its artists are those of the album. */
function trackTexts(sheet: CueSheet, track: CueTrack) {
  const list = (text: string): string[] => (text === '' ? [] : [text]);
  return {
    title: track.title,
    artists: list(track.performer),
    album: sheet.title,
    albumArtists: list(sheet.performer),
    genres: list(track.genre || sheet.genre),
    date: track.date || sheet.date,
  };
}

const fileArtists = ({ artists, artistText, artistSort, artistMbids }: RawMusicTags) =>
  ({ artists, artistText, artistSort, artistMbids }) satisfies Partial<RawMusicTags>;

/** Number of the disc in the name of the sound file or the sheet, unless the folder or the album says it; 0 = unknown. */
function discOfNames({ folder, name }: TaggedFile, album: string, sheetName: string): number {
  if (discOfFolder(folder) > 0 || splitDiscTitle(album).disc > 0) return 0;
  const stems = [name, sheetName].map((each) => splitFileName(each).stem);
  return stems.map((stem) => discOfFolder(stem) || splitDiscTitle(stem).disc).find((disc) => disc > 0) ?? 0;
}

const textsIn = (tags: Partial<RawMusicTags>): string[] =>
  Object.values(tags)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value !== '');
