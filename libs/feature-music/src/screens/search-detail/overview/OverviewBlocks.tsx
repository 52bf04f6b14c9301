import { FailedLine } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { MediaGridSkeleton } from '@qingyin/media-ui';
import { CompactSongsSkeleton } from '@qingyin/track-list';
import { QueryBoundary } from '@qingyin/ui';
import BestMatches from '../BestMatches.tsx';
import { FoundAlbums, FoundArtists, FoundLyrics, FoundPlaylists, FoundSongs } from './found-blocks.tsx';
import { LYRIC_ROWS, SONG_ROWS } from './block-sizes.ts';
import classes from './Overview.module.css';
import { OverviewSection } from './OverviewSection.tsx';

const cards = (round = false) => <MediaGridSkeleton rows={1} round={round} ratio={1} />;

/** The blocks of the overview, each with its own loading, empty and failed state. */
export function OverviewBlocks({ query }: { query: string }) {
  const { t } = useLingui();
  return (
    <div className={classes.blocks}>
      <QueryBoundary
        resetKey={query}
        pending={<div className={classes.best} aria-hidden />}
        failed={(_error, retry) => (
          <FailedLine retry={retry}>
            <Trans>最佳匹配没有取到。</Trans>
          </FailedLine>
        )}
      >
        <BestMatches type="all" query={query} page={1} />
      </QueryBoundary>
      <OverviewSection
        type="song"
        query={query}
        title={t`单曲`}
        pending={<CompactSongsSkeleton rows={SONG_ROWS} />}
      >
        <FoundSongs query={query} />
      </OverviewSection>
      <OverviewSection type="album" query={query} title={t`专辑`} pending={cards()}>
        <FoundAlbums query={query} />
      </OverviewSection>
      <OverviewSection type="artist" query={query} title={t`歌手`} pending={cards(true)}>
        <FoundArtists query={query} />
      </OverviewSection>
      <OverviewSection type="playlist" query={query} title={t`歌单`} pending={cards()}>
        <FoundPlaylists query={query} />
      </OverviewSection>
      <OverviewSection
        type="lyric"
        query={query}
        title={t`歌词`}
        pending={<CompactSongsSkeleton rows={LYRIC_ROWS} />}
      >
        <FoundLyrics query={query} />
      </OverviewSection>
    </div>
  );
}
