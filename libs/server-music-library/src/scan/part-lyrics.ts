import { isPart, type SongDraft, type TaggedFile } from '../derive/drafts.ts';
import { readFileName } from '../derive/file-name.ts';
import { foldName } from '../derive/fold-name.ts';
import { naturalOrder } from '../folders/natural-order.ts';

/** What names the lyrics file of a part. */
type Named = Pick<SongDraft, 'title' | 'trackNo' | 'artistText'>;

/**
 * Finds the lyrics files of the parts of sound files: those that are named like the song, then those that are named like
 * it without its correction and like no other song.
 *
 * @param songs derived from the tracks
 * @param lyricsBeside lyrics files of the folder of a sound file, the same objects for files of the same folder
 * @returns the best first, for each part
 */
export function lyricsOfParts<File extends { name: string }>(
  songs: readonly SongDraft[],
  tracks: readonly TaggedFile[],
  lyricsBeside: (fileId: number) => readonly File[],
): Map<SongDraft, File[]> {
  const parts = songs.filter(isPart);
  const found = new Map(parts.map((song) => [song, lyricsOfPart(song, lyricsBeside(song.fileId))]));
  const taken = new Set([...found.values()].flat());
  const corrected = new Map(
    tracks.flatMap((track) =>
      track.part && track.correction ? [[partKey(track, track.part), track] as const] : [],
    ),
  );
  for (const [song, files] of found) {
    const track = corrected.get(partKey(song, song));
    if (!track) continue;
    const others = lyricsOfPart(uncorrected(song, track), lyricsBeside(song.fileId));
    files.push(...others.filter((file) => !taken.has(file)));
  }
  return found;
}

const partKey = ({ fileId }: { fileId: number }, { startMs }: { startMs: number }): string =>
  `${fileId}/${startMs}`;

function uncorrected({ artistText }: SongDraft, { tags, correction }: TaggedFile): Named {
  const { title, trackNo, artists, albumArtists } = tags;
  const own = tags.artistText || artists.join(' / ') || albumArtists.join(' / ');
  return { title, trackNo, artistText: correction?.artists ? own : artistText };
}

/**
 * Finds the lyrics file of a part of a sound file, by the track's title and number: `01 - Title.lrc`, `Title.lrc`,
 * `Artist - Title.lrc`.
 *
 * @returns files that fit, one with the number first
 */
function lyricsOfPart<File extends { name: string }>(
  { title, trackNo, artistText }: Named,
  lyrics: readonly File[],
): File[] {
  const wanted = foldName(title);
  const found = lyrics.flatMap((file) => {
    const named = readFileName(file.name, artistText);
    const fits = foldName(named.title) === wanted && [0, trackNo].includes(named.trackNo);
    return fits ? [{ file, isNumbered: named.trackNo > 0 }] : [];
  });
  return found
    .toSorted((a, b) => Number(b.isNumbered) - Number(a.isNumbered) || naturalOrder(a.file.name, b.file.name))
    .map(({ file }) => file);
}
