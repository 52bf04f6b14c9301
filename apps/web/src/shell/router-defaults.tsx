import { Trans } from '@lingui/react/macro';
import { sessionStore } from '@qingyin/device-storage';
import { isChunkError } from '@qingyin/http-client';
import { Link, useRouter, type ErrorComponentProps, type RouterDefaults } from '@qingyin/routing';
import { buttonClass, EmptyState, ErrorState, Loading } from '@qingyin/ui';
import { useEffect } from 'react';
import { useServices } from '../services-context.ts';
import { fetchServedBuildId } from '../wiring/served-build-id.ts';
import { recoverFromLostChunk } from '../wiring/chunk-errors.ts';
import { RootView } from './RootView.tsx';

function PageError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { player } = useServices();
  useEffect(() => {
    if (!isChunkError(error)) return;
    void recoverFromLostChunk({
      buildId: __BUILD_ID__,
      servedBuildId: fetchServedBuildId,
      storage: sessionStore,
      isPlaying: () => player.snapshot.get().status === 'playing',
      reload: () => window.location.reload(),
    });
  }, [error, player]);
  return <ErrorState error={error} onRetry={() => void router.invalidate()} />;
}

function HomeLink() {
  return (
    <Link to="/personal-recommendation" className={buttonClass('filled')}>
      <Trans>回到首页</Trans>
    </Link>
  );
}

function NotFound() {
  return (
    <EmptyState action={<HomeLink />}>
      <Trans>没有这个页面</Trans>
    </EmptyState>
  );
}

/** What routes show by default. */
export const routerDefaults: RouterDefaults = {
  root: RootView,
  pending: Loading,
  error: PageError,
  notFound: NotFound,
};
