import type { MissingSong } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { FORGET_AFTER_DAYS } from '../music-libraries.ts';
import { findCandidates } from './find-candidates.ts';
import { folderSongs } from './folder-songs.ts';
import { listedSongs } from './listed-songs.ts';

/** Songs without a file that the viewer hears, those that went missing last first. */
export async function missingSongs(
  db: Db,
  viewer: Viewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<MissingSong[]> {
  const rows = await folderSongs(db, viewer)
    .select(['song.id', 'library_song.missing_since as missingSince'])
    .where('library_song.missing_since', 'is not', null)
    .where('song.hidden', '=', 0)
    .orderBy('library_song.missing_since', 'desc')
    .orderBy('song.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const songs = await listedSongs(db, ids, viewer.libraries);
  const candidates = await findCandidates(db, viewer, ids);
  return rows.flatMap(({ id, missingSince }) => {
    const song = songs.get(id);
    if (!song || missingSince === null) return [];
    const forgottenAt = missingSince + FORGET_AFTER_DAYS * DAY_MS;
    return [{ ...song, missingSince, forgottenAt, candidates: candidates.get(id) ?? [] }];
  });
}
