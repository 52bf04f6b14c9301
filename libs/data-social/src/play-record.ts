import { endpoints, type PlayRecord, toTrack, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { lazySocialKeys } from './lazy-keys.ts';

/** Period of a play record. */
export type RecordSpan = 'week' | 'all';

/** A song and how often the user played it. */
export interface PlayedSong {
  track: Track;
  plays: number;
  /** plays relative to the most played song, 0 to 1 */
  share: number;
}

/** Result code for a private play record (docs/specification/contract/transport.md#codes). */
export const PLAY_RECORD_PRIVATE = -2;

/** The contract's numbers of the periods. */
const types = { week: 1, all: 0 } as const;

/**
 * Songs that a user played most, the most played first (docs/specification/contract/social.md#homepage). Use only
 * when the record is known to be public: other services answer with HTTP status 400, which ends the session.
 */
export const playRecordQuery = (uid: string, span: RecordSpan) =>
  queryOptions({
    queryKey: lazySocialKeys.record(uid, span),
    queryFn: async ({ signal }): Promise<PlayedSong[]> => {
      const params = { uid, type: types[span] };
      const { weekData, allData } = expectOk(
        await http.call(endpoints.listening.userRecord, { params, signal }),
      );
      return toPlayedSongs((span === 'week' ? weekData : allData) ?? []);
    },
    staleTime: staleTime.minutes(1),
  });

/** Shares are computed from the plays, because services round their own score or leave it out. */
function toPlayedSongs(rows: readonly PlayRecord[]): PlayedSong[] {
  const most = Math.max(1, ...rows.map(({ playCount }) => playCount));
  return rows.map(({ song, playCount }) => ({
    track: toTrack(song),
    plays: playCount,
    share: playCount / most,
  }));
}
