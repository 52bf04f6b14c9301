import { fileStem, songStems } from './lyrics-files.ts';
import { isUploadable, type UploadEntry } from './upload-entry.ts';

/**
 * The song of the queue that a lyrics file belongs to: the only one of its name that is not stored yet, if it has no
 * lyrics.
 */
export function unstoredSong(entries: Iterable<UploadEntry>, lyrics: string): UploadEntry | undefined {
  const songs = [...entries].filter(
    (entry) => isUploadable(entry) && entry.songId === null && entry.item.status !== 'duplicate',
  );
  for (const stem of songStems(lyrics)) {
    const [song, ...others] = songs.filter(({ facts }) => fileStem(facts.name) === stem);
    if (song) return others.length === 0 && !song.lyrics ? song : undefined;
  }
  return undefined;
}
