import { PersonalGate } from '@qingyin/auth-gate';
import { Page, PageHead } from '@qingyin/list-layout';
import { DetailBoundary, NotFoundState, usePlaylistNames } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { playlistQuery } from '@qingyin/data-music';
import { getRouteApi, Link, usePageTitle } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { buttonClass, EmptyState, lazyComponent, QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { persistedDraft } from './persisted-draft.ts';
import { EditForm } from './EditForm.tsx';
import { EditSkeleton } from './EditSkeleton.tsx';

const ListTools = lazyComponent(() => import('./tools/PlaylistTools.tsx'));

const route = getRouteApi('/edit-song-list');

/**
 * Edit page of an own playlist: name, description, tags, cover, privacy
 * (docs/specification/screens/my-music.md#edit-song-list).
 */
export function EditPlaylist() {
  const { t } = useLingui();
  const { id } = route.useSearch();
  const gone = <Trans>没有找到这个歌单，它也许已被删除，或者只有主人能看。</Trans>;
  return (
    <Page>
      <PageHead title={t`编辑歌单`} />
      <PersonalGate invitation={<Trans>登录后，可以在这里修改自己的歌单。</Trans>} drawing="bamboo">
        {id === undefined ? (
          <NotFoundState>{gone}</NotFoundState>
        ) : (
          <DetailBoundary
            // Remounts for another playlist, so that typed values do not carry over.
            key={id}
            pending={<EditSkeleton />}
            gone={gone}
          >
            <IfOwn id={id} />
          </DetailBoundary>
        )}
      </PersonalGate>
    </Page>
  );
}

function IfOwn({ id }: { id: string }) {
  const { data } = useSuspenseQuery(playlistQuery(id));
  const userId = useSession((session) => session.userId);
  const { playlist } = data;
  usePageTitle(usePlaylistNames()(playlist));
  if (userId !== null && String(playlist.userId) === userId) return <Own id={id} userId={userId} />;
  return (
    <EmptyState
      drawing="boat"
      action={
        <Link to="/playList/$id" params={{ id }} className={buttonClass('filled')}>
          <Trans>去看这个歌单</Trans>
        </Link>
      }
    >
      <Trans>这是别人的歌单，只有它的主人可以修改。</Trans>
    </EmptyState>
  );
}

function Own({ id, userId }: { id: string; userId: string }) {
  const { data } = useSuspenseQuery(playlistQuery(id));
  const { data: draft } = useSuspenseQuery(persistedDraft(userId, id).query());
  return (
    <>
      <EditForm playlist={data.playlist} userId={userId} draft={draft} />
      <QueryBoundary pending={null}>
        <ListTools {...data} />
      </QueryBoundary>
    </>
  );
}
