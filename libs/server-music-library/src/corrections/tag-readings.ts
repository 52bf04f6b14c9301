import { TAG_ENCODINGS, type TagEncoding, type TagReadings } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { type RawMusicTags, singleLineText } from '@qingyin/server-files';
import { readAs } from '@qingyin/text-encoding';
import { type DecodedFile, decodeTags } from '../derive/decode-tags.ts';
import type { TaggedFile } from '../derive/drafts.ts';
import { artistTextOf } from '../derive/tags-of-artists.ts';
import { mapTexts, textsOf } from '../derive/tag-texts.ts';
import { type CorrectableFile, correctableFiles } from './corrected-files.ts';
import { tracksByGroup } from './derived-songs.ts';
import { trackKey } from './songs-of-tracks.ts';

const SONGS_SHOWN = 20;

/** A track as read, and as it is decoded at present and without a chosen encoding. */
interface Track {
  songId: number;
  tags: RawMusicTags;
  present: RawMusicTags;
  guessed: RawMusicTags;
}

/**
 * What songs are called when their tags are read in other encodings, those first in which most texts can be read. Texts that
 * an encoding does not fit are read as without one. Encodings with equal results are listed once.
 *
 * @returns none when no text is in doubt
 * @throws BusinessError as `preview` of `Corrections`
 */
export async function tagReadings(
  db: Db,
  songIds: readonly number[],
  libraries: readonly number[],
): Promise<TagReadings[]> {
  const files = await correctableFiles(db, songIds, libraries);
  const tracks = (await tracksOf(db, files)).filter(({ tags }) => doubtful(tags).length > 0);
  const bySong = new Map(tracks.toReversed().map((track) => [track.songId, track]));
  const shown = songIds.flatMap((id) => bySong.get(id) ?? []).slice(0, SONGS_SHOWN);
  const namesOf = (read: (track: Track) => RawMusicTags) =>
    shown.map((track) => ({ id: track.songId, ...shownNames(read(track)) }));
  const present = JSON.stringify(namesOf((track) => track.present));
  const seen = new Set<string>();
  return TAG_ENCODINGS.map((encoding) => ({
    encoding,
    fitting: tracks
      .flatMap(({ tags }) => doubtful(tags))
      .filter((text) => readAs(text, encoding) !== undefined).length,
  }))
    .filter(({ fitting }) => fitting > 0)
    .sort((a, b) => b.fitting - a.fitting)
    .flatMap(({ encoding }) => {
      const songs = namesOf((track) => readTags(track, encoding));
      const key = JSON.stringify(songs);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ encoding, current: key === present, songs }];
    });
}

/** The texts of names that may be in another encoding than they are read in. */
const doubtful = ({ title, artists, artistText = '', album }: RawMusicTags): string[] =>
  [title, artistText, album, ...artists].filter((text) => readAs(text, 'windows-1252') !== undefined);

const shownNames = (tags: RawMusicTags) => ({
  title: singleLineText(tags.title),
  artists: artistTextOf(tags),
  album: singleLineText(tags.album),
});

function readTags({ tags, guessed }: Track, encoding: TagEncoding): RawMusicTags {
  const guesses = textsOf(guessed);
  const read = new Map(
    textsOf(tags).map((text, at) => [text, readAs(text, encoding) ?? guesses[at] ?? text]),
  );
  return mapTexts(tags, (text) => read.get(text) ?? text);
}

async function tracksOf(db: Db, files: readonly CorrectableFile[]): Promise<Track[]> {
  const songs = new Map(files.map(({ fileId, startMs, songId }) => [trackKey(fileId, startMs), songId]));
  const found: Track[] = [];
  for await (const tagged of tracksByGroup(db, files)) {
    const present = byTrack(decodeTags(tagged));
    const guessed = byTrack(decodeTags(tagged.map((file) => ({ ...file, correction: undefined }))));
    for (const { tags, ...file } of tagged) {
      const key = keyOf(file);
      const [songId, now, guess] = [songs.get(key), present.get(key), guessed.get(key)];
      if (songId !== undefined && now && guess) found.push({ songId, tags, present: now, guessed: guess });
    }
  }
  return found;
}

const keyOf = ({ fileId, part }: Pick<TaggedFile, 'fileId' | 'part'>): string =>
  trackKey(fileId, part?.startMs ?? 0);

const byTrack = (files: readonly DecodedFile[]): Map<string, RawMusicTags> =>
  new Map(files.map((file) => [keyOf(file), file.tags]));
