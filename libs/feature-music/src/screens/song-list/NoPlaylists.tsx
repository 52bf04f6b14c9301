import { useTagName } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { ALL_PLAYLISTS, type PlaylistFilter } from '@qingyin/data-music';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { songListLink } from './song-list-search.ts';

/** Empty state of a page: beyond the last page, an empty category, or no playlists at all. */
export function NoPlaylists({ filter }: { filter: PlaylistFilter }) {
  const { cat, order, page } = filter;
  const name = useTagName()(cat);
  if (page > 1)
    return (
      <EmptyState
        drawing="boat"
        action={
          <Link {...songListLink({ cat, order })} className={buttonClass('filled')}>
            <Trans>回到第一页</Trans>
          </Link>
        }
      >
        <Trans>没有这么多页，歌单在前面。</Trans>
      </EmptyState>
    );
  if (cat !== ALL_PLAYLISTS)
    return (
      <EmptyState
        drawing="bamboo"
        action={
          <Link {...songListLink({ order })} className={buttonClass('filled')}>
            <Trans>看看全部歌单</Trans>
          </Link>
        }
      >
        <Trans>「{name}」里还没有歌单。</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      action={
        <Link to={HOME_PATH} className={buttonClass('filled')}>
          <Trans>去听听别的</Trans>
        </Link>
      }
    >
      <Trans>这里还没有歌单。</Trans>
    </EmptyState>
  );
}
