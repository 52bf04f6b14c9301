import { useCapability } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { SONG_RATINGS, songPlaysQuery, songRatingsQuery } from '@qingyin/data-library';
import { useUserId } from '@qingyin/session/react';
import { actionBar } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type ListenerColumn } from './song-sort.ts';

/** What the user made of songs, by their ids; 0 for none. */
export interface ListenerValues {
  /** stars; number of plays; end of the last play, ms since 1970 */
  valueOf: Readonly<Record<ListenerColumn, (id: number) => number>>;
  /** wanted values are loading */
  pending: boolean;
  /** when the plays were fetched, ms since 1970 */
  at: number;
}

/** Whether the user has ratings and plays that lists can show. */
export function useHasListenerValues(): boolean {
  const uid = useUserId();
  return useCapability(SONG_RATINGS) && uid !== null;
}

/** The user's ratings and plays, fetched as far as they are wanted. A failure is reported with a retry. */
export function useListenerValues(wanted: readonly ListenerColumn[]): ListenerValues {
  const { t } = useLingui();
  const uid = useUserId() ?? '';
  const able = useHasListenerValues();
  const ratings = useQuery({ ...songRatingsQuery(uid), enabled: able && wanted.includes('rating') });
  const plays = useQuery({
    ...songPlaysQuery(uid),
    enabled: able && (wanted.includes('plays') || wanted.includes('played')),
  });
  const failed = (ratings.isError && !ratings.data) || (plays.isError && !plays.data);
  const report = useEffectEvent(() =>
    actionBar.fail({
      text: t`没有取到评分和播放次数，请再试一次`,
      retry: () => {
        if (ratings.isError) void ratings.refetch();
        if (plays.isError) void plays.refetch();
      },
    }),
  );
  useEffect(() => {
    if (failed) report();
  }, [failed]);
  const pending = ratings.isLoading || plays.isLoading;
  const { dataUpdatedAt: at, data: played } = plays;
  const { data: rated } = ratings;
  return useMemo(
    () => ({
      valueOf: {
        rating: (id) => rated?.[id] ?? 0,
        plays: (id) => played?.[id]?.plays ?? 0,
        played: (id) => played?.[id]?.time ?? 0,
      },
      pending,
      at,
    }),
    [rated, played, pending, at],
  );
}
