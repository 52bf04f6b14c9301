import { Trans } from '@lingui/react/macro';
import { type RecentList } from '@qingyin/contract';
import { DiscoverLink } from '@qingyin/auth-gate';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';

/** Empty state of a list of recent plays, with a next step. */
export function EmptyRecentList({ list }: { list: RecentList }) {
  const films = list === 'video';
  return (
    <EmptyState
      drawing="zither"
      action={
        films ? (
          <Link to="/video" className={buttonClass('soft')}>
            <Trans>去看看视频</Trans>
          </Link>
        ) : (
          <DiscoverLink />
        )
      }
    >
      <EmptyText list={list} />
    </EmptyState>
  );
}

function EmptyText({ list }: { list: RecentList }) {
  switch (list) {
    case 'song':
      return <Trans>这里会列出你最近听过的歌。</Trans>;
    case 'video':
      return <Trans>这里会列出你最近看过的视频。</Trans>;
    case 'playlist':
      return <Trans>这里会列出你最近听过的歌单。</Trans>;
    case 'album':
      return <Trans>这里会列出你最近听过的专辑。</Trans>;
  }
}
