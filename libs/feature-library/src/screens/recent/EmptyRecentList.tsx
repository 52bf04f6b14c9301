import { Trans } from '@lingui/react/macro';
import { type RecentList } from '@qingyin/contract';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';

/** Empty state of a list of recent plays, with a next step. */
export function EmptyRecentList({ list }: { list: RecentList }) {
  const films = list === 'video';
  return (
    <EmptyState
      drawing="zither"
      action={
        <Link to={films ? '/video' : HOME_PATH} className={buttonClass('soft')}>
          {films ? <Trans>去看看视频</Trans> : <Trans>去发现音乐</Trans>}
        </Link>
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
