import { endpoints, type PlayRecord, toTrack, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** Which songs a record counts. */
export type RecordSpan = 'week' | 'all';

/** A song and how often somebody played it. */
export interface PlayedSong {
  track: Track;
  plays: number;
  /** of the most played one, 0 to 1 */
  share: number;
}

/** The code of an answer that somebody keeps to themselves (contract page, 1.5). */
export const RECORD_CLOSED = -2;

/** What the contract calls the spans. */
const types = { week: 1, all: 0 } as const;

/**
 * What somebody played most, the most played first (contract page, 4.10). Ask only where it is known to be open: other
 * services answer with HTTP status 400, which ends the session.
 */
export const playRecordQuery = (uid: string, span: RecordSpan) =>
  queryOptions({
    queryKey: socialKeys.record(uid, span),
    queryFn: async ({ signal }): Promise<PlayedSong[]> => {
      const params = { uid, type: types[span] };
      const { weekData, allData } = expectOk(
        await http.call(endpoints.listening.userRecord, { params, signal }),
      );
      return toPlayedSongs((span === 'week' ? weekData : allData) ?? []);
    },
    staleTime: staleTime.minutes(1),
  });

/** Shares go by the plays themselves: a service may round its own score, or leave it out. */
function toPlayedSongs(rows: readonly PlayRecord[]): PlayedSong[] {
  const most = Math.max(1, ...rows.map(({ playCount }) => playCount));
  return rows.map(({ song, playCount }) => ({
    track: toTrack(song),
    plays: playCount,
    share: playCount / most,
  }));
}
