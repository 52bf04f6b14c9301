import { PlayAllButton, PlayAllSkeleton } from '@qingyin/media-ui';
import { SongTable, SongTableSkeleton } from '@qingyin/track-list';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { recentSongsQuery } from '@qingyin/data-library';
import { type QueueSource } from '@qingyin/player';
import { lazyComponent } from '@qingyin/ui';
import { getRouteApi } from '@qingyin/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import classes from './RecentSongs.module.css';
import { ClearButton } from './ClearButton.tsx';
import { EmptyRecentList } from './EmptyRecentList.tsx';
import { ListeningReportLink, useHasListeningReport } from './ListeningReportLink.tsx';
import { RecentPage } from './RecentPage.tsx';
import { useClearRecent } from './use-clear-recent.ts';
import { daysBetween, useDayLabels } from './use-day-labels.ts';

const route = getRouteApi('/recently-played-single');

const ReportView = lazyComponent(() => import('./ListeningReportView.tsx'));

const source: QueueSource = { kind: 'recent', id: 'song' };

/** Recently played songs, newest first (docs/specification/screens/my-music.md#recently-played). */
export function RecentSongs() {
  const { t } = useLingui();
  return (
    <RecentPage title={t`最近播放的歌曲`} pending={<SongTableSkeleton timed lead={<PlayAllSkeleton />} />}>
      {(uid) => <SongsOrReport uid={uid} />}
    </RecentPage>
  );
}

/** `?report=` shows the listening report instead of the songs, if the service has the capability. */
function SongsOrReport({ uid }: { uid: string }) {
  const { report } = route.useSearch();
  const offered = useHasListeningReport();
  if (report && offered !== false)
    return (
      <Suspense>
        <ReportView uid={uid} period={report} sure={offered === true} />
      </Suspense>
    );
  return <Songs uid={uid} />;
}

function Songs({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { data: rows } = useSuspenseQuery(recentSongsQuery(uid));
  const clearing = useClearRecent(uid, 'song', rows);
  const tracks = useMemo(() => rows.map(({ item }) => item), [rows]);
  const when = usePlayTimes(rows);
  const reported = useHasListeningReport();
  if (rows.length === 0) return <EmptyRecentList list="song" />;
  return (
    <SongTable
      name={t`最近播放的歌曲`}
      tracks={tracks}
      source={source}
      when={when}
      lead={
        <>
          <PlayAllButton tracks={tracks} source={source} />
          <span className={classes.together}>
            {reported && <ListeningReportLink />}
            {clearing && <ClearButton brief onClear={clearing.clear} />}
          </span>
        </>
      }
      removal={
        clearing
          ? {
              label: t`从最近播放中删除`,
              remove: (gone) =>
                clearing.remove(
                  gone.map(({ id }) => String(id)),
                  t`${plural(gone.length, { other: '已从最近播放中删除 # 首歌' })}`,
                ),
            }
          : undefined
      }
    />
  );
}

/** Column of play times; marks the first song of each day, which gets a line above. */
function usePlayTimes(rows: readonly { id: string; at: number }[]) {
  const { t } = useLingui();
  // Fixed when the page is mounted, so that the labels do not change by themselves at midnight.
  const [now] = useState(Date.now);
  const { dayAndTimeOf } = useDayLabels(now);
  return useMemo(() => {
    const times = new Map(
      rows.map(({ id, at }, place) => {
        const above = rows[place - 1];
        const begins = above !== undefined && daysBetween(at, now) !== daysBetween(above.at, now);
        return [Number(id), { text: dayAndTimeOf(at), begins }] as const;
      }),
    );
    return { label: t`播放时间`, of: (id: number) => times.get(id) };
  }, [t, rows, dayAndTimeOf, now]);
}
