import { PersonalGate } from '@qingyin/auth-gate';
import { Page, PageHead } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { lazyComponent, QueryBoundary } from '@qingyin/ui';
import { PlaylistsBody } from './PlaylistsBody.tsx';
import { PlaylistsSkeleton } from './PlaylistsSkeleton.tsx';

const SmartList = lazyComponent(() => import('../../smart-playlists/SmartPlaylistView.tsx'));

const route = getRouteApi('/my-playlist');

/**
 * Page of the user's created and collected playlists (docs/specification/screens/my-music.md#my-playlist); with the
 * search parameter `smart`, of one smart playlist.
 */
export function MyPlaylists() {
  const { t } = useLingui();
  const { login, userId } = useSession();
  const { smart } = route.useSearch();
  const uid = userId ?? '';
  const one = login && smart !== undefined;
  return (
    <Page>
      {!one && <PageHead title={t`我的歌单`} />}
      <PersonalGate invitation={<Trans>登录后，创建和收藏的歌单都在这里。</Trans>} drawing="bamboo">
        {smart === undefined ? (
          <QueryBoundary key="all" pending={<PlaylistsSkeleton />} resetKey={uid}>
            <PlaylistsBody uid={uid} />
          </QueryBoundary>
        ) : (
          <QueryBoundary key={smart} pending={<PlaylistsSkeleton />} resetKey={uid}>
            <SmartList id={smart} userId={uid} />
          </QueryBoundary>
        )}
      </PersonalGate>
    </Page>
  );
}
