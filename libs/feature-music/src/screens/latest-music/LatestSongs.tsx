import { PlayAllButton, PlayAllSkeleton } from '@qingyin/media-ui';
import { SongTable, SongTableSkeleton } from '@qingyin/track-list';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { latestSongsQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import { songTypeOf, type LatestRegion } from './latest-region.ts';
import classes from './LatestMusic.module.css';
import { NoNewMusic } from './NoNewMusic.tsx';

/** New songs of a region. */
export function LatestSongs({ region }: { region: LatestRegion }) {
  const { t } = useLingui();
  const { data: tracks } = useSuspenseQuery(latestSongsQuery(songTypeOf(region)));
  const trackCount = tracks.length;
  if (trackCount === 0)
    return (
      <NoNewMusic view={undefined} region={region}>
        <Trans>最近还没有新歌。</Trans>
      </NoNewMusic>
    );
  const source = { kind: 'new-songs', id: region };
  return (
    <SongTable
      // Remounts for another region, which resets the selection.
      key={region}
      name={t`新歌`}
      tracks={tracks}
      source={source}
      lead={
        <>
          <PlayAllButton tracks={tracks} source={source} />
          <span className={classes.count}>
            <Plural value={trackCount} other="# 首歌" />
          </span>
        </>
      }
    />
  );
}

/** Skeleton of the new songs. */
export function LatestSongsSkeleton() {
  return <SongTableSkeleton rows={12} lead={<PlayAllSkeleton />} />;
}
