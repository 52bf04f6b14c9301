import { DiscoverLink } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import type { ArtistFilter } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { parseSingerFilter, singerFilterKeys } from './singer-filter.ts';

/** Empty state of the artist list, filtered or not. */
export function NoSingers({ filter }: { filter: ArtistFilter }) {
  const everybody = parseSingerFilter({});
  if (singerFilterKeys.every((key) => filter[key] === everybody[key]))
    return (
      <EmptyState drawing="boat" action={<DiscoverLink />}>
        <Trans>这里还没有歌手。</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="boat"
      action={
        <Link to="/find-music/singer" search={{}} className={buttonClass('soft')}>
          <Trans>清除筛选</Trans>
        </Link>
      }
    >
      <Trans>没有符合条件的歌手，换个条件试试。</Trans>
    </EmptyState>
  );
}
