import { PersonalGate } from '@qingyin/auth-gate';
import { cardSkeletons, MediaGrid, MV_RATIO } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { resultCodes } from '@qingyin/contract';
import { VIDEOS_PER_PAGE } from '@qingyin/data-video';
import { isApiError } from '@qingyin/http-client';
import { useSession } from '@qingyin/session/react';
import { ErrorState, QueryBoundary } from '@qingyin/ui';
import { type VideoSelection, selectionKey } from './video-selection.ts';
import { VideoGrid } from './VideoGrid.tsx';

const wantsLogin = (error: unknown): boolean => isApiError(error) && error.code === resultCodes.needsLogin;

/** The selected videos; guests see a login invitation instead of recommendations. */
export function Videos({ which, page }: VideoSelection) {
  return which === 'recommended' ? (
    <PersonalGate invitation={<Trans>登录后，这里是按你的喜好挑出来的视频。</Trans>} drawing="kite">
      <List which={which} page={page} />
    </PersonalGate>
  ) : (
    <List which={which} page={page} />
  );
}

/** Some services require login for all videos: guests see an invitation then. */
function List({ which, page }: VideoSelection) {
  const login = useSession((session) => session.login);
  const list = `${selectionKey(which)} ${String(page)}`;
  return (
    <QueryBoundary
      pending={<MediaGrid shape="wide">{cardSkeletons(VIDEOS_PER_PAGE, { ratio: MV_RATIO })}</MediaGrid>}
      failed={(error, retry) =>
        wantsLogin(error) && !login ? (
          <PersonalGate invitation={<Trans>登录后才能看这里的视频。</Trans>} drawing="kite">
            {null}
          </PersonalGate>
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )
      }
      resetKey={list}
    >
      {/* Remounts for another page: cards present in both lists would visibly move. */}
      <VideoGrid key={list} which={which} page={page} />
    </QueryBoundary>
  );
}
