import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { MediaGrid, MediaGridSkeleton, PlaylistCard, useTagName } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { ALL_PLAYLISTS, premiumPlaylistsQuery } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { buttonClass, CatalogueText, EmptyState } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { PlaylistsHeading } from '../../shared/PlaylistsHeading.tsx';
import classes from './PremiumGrid.module.css';

/** Infinite grid of premium playlists with editorial texts. */
export function PremiumGrid({ cat }: { cat: string }) {
  const query = useSuspenseInfiniteQuery(premiumPlaylistsQuery(cat));
  const playlists = query.data.pages.flatMap((page) => page.playlists);
  if (playlists.length === 0) return <NoPremiumPlaylists cat={cat} />;
  return (
    <>
      <PlaylistsHeading cat={cat} />
      <MediaGrid>
        {playlists.map((playlist) => (
          <PlaylistCard
            key={playlist.id}
            playlist={playlist}
            meta={
              playlist.copywriter && <CatalogueText className={classes.copy} text={playlist.copywriter} />
            }
          />
        ))}
      </MediaGrid>
      <InfiniteScrollEnd query={query} pending={<MediaGridSkeleton rows={1} />} />
    </>
  );
}

/** Empty state of a category without premium playlists; links to all playlists or to all premium ones. */
function NoPremiumPlaylists({ cat }: { cat: string }) {
  const name = useTagName()(cat);
  return cat === ALL_PLAYLISTS ? (
    <EmptyState
      drawing="bamboo"
      action={
        <Link to="/find-music/song-list" className={buttonClass('filled')}>
          <Trans>看看全部歌单</Trans>
        </Link>
      }
    >
      <Trans>现在没有精品歌单。</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      drawing="bamboo"
      action={
        <Link
          to="/find-music/quality-play-list/$id"
          params={{ id: ALL_PLAYLISTS }}
          className={buttonClass('filled')}
        >
          <Trans>看看全部精品歌单</Trans>
        </Link>
      }
    >
      <Trans>「{name}」里还没有精品歌单。</Trans>
    </EmptyState>
  );
}
