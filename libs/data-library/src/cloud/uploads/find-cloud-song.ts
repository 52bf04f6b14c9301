import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import type { QueryClient } from '@tanstack/react-query';
import { cloudKeys } from '../cloud-keys.ts';
import { type CloudDisk, cloudSongsOf } from '../cloud-query.ts';
import { fileStem, songStems } from './lyrics-files.ts';
import type { FoundSong, LyricsPorts } from './upload-ports.ts';

/** Songs in one call. */
const PAGE = 500;

/** Songs by the stem of their file name. */
type SongsByStem = ReadonlyMap<string, readonly FoundSong[]>;

function byStem(songs: readonly FoundSong[]): SongsByStem {
  const found = new Map<string, FoundSong[]>();
  for (const song of songs) {
    const stem = fileStem(song.name);
    const same = found.get(stem);
    if (same) same.push(song);
    else found.set(stem, [song]);
  }
  return found;
}

async function fetchSongs(signal: AbortSignal): Promise<FoundSong[]> {
  const songs: FoundSong[] = [];
  for (;;) {
    const params = { limit: PAGE, offset: songs.length };
    const { data, hasMore } = expectOk(await http.call(endpoints.cloud.userCloud, { params, signal }));
    songs.push(...data.map(({ songId, fileName }) => ({ id: songId, name: fileName })));
    if (!hasMore || data.length === 0) return songs;
  }
}

/**
 * Finds the only song of the user's cloud disk that has the name of a lyrics file; by the cached disk if it is
 * complete. The songs by name are computed again when the disk changes.
 */
export function createSongFinder(client: QueryClient, uid: string): LyricsPorts['findSong'] {
  let known: { pages: CloudDisk['pages']; songs: SongsByStem } | null = null;
  const cached = (): SongsByStem | null => {
    const pages = client.getQueryData<CloudDisk>(cloudKeys.cloud(uid))?.pages;
    if (!pages || pages.at(-1)?.more !== false) return null;
    if (known?.pages !== pages)
      known = {
        pages,
        songs: byStem(cloudSongsOf(pages).map(({ id, fileName }) => ({ id, name: fileName }))),
      };
    return known.songs;
  };
  return async (fileName, signal) => {
    const songs = cached() ?? byStem(await fetchSongs(signal));
    for (const stem of songStems(fileName)) {
      const [song, ...others] = songs.get(stem) ?? [];
      if (song) return others.length === 0 ? song : null;
    }
    return null;
  };
}
