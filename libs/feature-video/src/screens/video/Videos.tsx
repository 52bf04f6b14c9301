import { Trans } from '@lingui/react/macro';
import { resultCodes } from '@qingyin/contract';
import { VIDEOS_PER_PAGE } from '@qingyin/data-video';
import { cardSkeletons, LoginInvitation, MediaGrid, MV_RATIO } from '@qingyin/media-kit';
import { isApiError } from '@qingyin/http-client';
import { useSession } from '@qingyin/session/react';
import { ErrorState, QueryBoundary } from '@qingyin/ui';
import { type ChosenVideos, nameOfChoice } from './chosen.ts';
import { VideoGrid } from './VideoGrid.tsx';

const wantsLogin = (error: unknown): boolean => isApiError(error) && error.code === resultCodes.needsLogin;

/** The videos that were chosen; for a guest the way in where the service shows them to users only. */
export function Videos({ which, page }: ChosenVideos) {
  const login = useSession((session) => session.login);
  if (which === 'recommended' && !login)
    return (
      <LoginInvitation drawing="kite">
        <Trans>登录后，这里是按你的喜好挑出来的视频。</Trans>
      </LoginInvitation>
    );
  const list = `${nameOfChoice(which)} ${String(page)}`;
  return (
    <QueryBoundary
      pending={<MediaGrid shape="wide">{cardSkeletons(VIDEOS_PER_PAGE, { ratio: MV_RATIO })}</MediaGrid>}
      failed={(error, retry) =>
        wantsLogin(error) && !login ? (
          <LoginInvitation drawing="kite">
            <Trans>登录后才能看这里的视频。</Trans>
          </LoginInvitation>
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )
      }
      resetKey={list}
    >
      {/* Another page is another list: cards that are in both would be seen to move about. */}
      <VideoGrid key={list} which={which} page={page} />
    </QueryBoundary>
  );
}
