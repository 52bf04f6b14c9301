import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';

/** Kind of a queue in heart mode; the queue's id is the playlist's. */
export const HEART_MODE = 'heart';

/**
 * Shuffled songs of a playlist with similar songs mixed in, beginning with `songId`
 * (docs/specification/contract/songs.md). Each call returns another selection. Rejects with `ApiError`.
 */
export async function fetchHeartTracks(playlistId: string, songId: number): Promise<Track[]> {
  const params = { id: String(songId), pid: playlistId, sid: String(songId) };
  const answer = await http.call(endpoints.listening.playmodeIntelligenceList, { params });
  return toTracks(expectOk(answer).data.map(({ songInfo }) => songInfo));
}
