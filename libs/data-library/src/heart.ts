import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';

/** Kind of a queue that is played in heart mode; its id is that of the playlist. */
export const HEART_MODE = 'heart';

/**
 * Songs of a playlist, mixed, with others in between that go with them; it begins with `songId` (contract page, 3.5).
 * Other ones each time. Rejects with `ApiError`.
 */
export async function fetchHeartTracks(playlistId: string, songId: number): Promise<Track[]> {
  const params = { id: String(songId), pid: playlistId, sid: String(songId) };
  const answer = await http.call(endpoints.listening.playmodeIntelligenceList, { params });
  return toTracks(expectOk(answer).data.map(({ songInfo }) => songInfo));
}
