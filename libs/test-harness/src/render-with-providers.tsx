import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { setUpPlayer } from '@qingyin/player/testing';
import { PlayerProvider } from '@qingyin/player-react';
import { BlankRouter } from '@qingyin/routing/testing';
import { createSession } from '@qingyin/session';
import { SessionProvider } from '@qingyin/session/react';
import { UiProvider } from '@qingyin/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders a part of the app with a fake player and a service stubbed by path. */
export function renderWithProviders(part: ReactNode, answers: Record<string, StubAnswer> = {}) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const bench = setUpPlayer();
  localStorage.clear();
  const session = createSession(localStorage);
  const whole = (shown: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <SessionProvider session={session}>
            <PlayerProvider player={bench.player}>
              <BlankRouter>{shown}</BlankRouter>
            </PlayerProvider>
          </SessionProvider>
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>
  );
  const view = render(whole(part));
  return { ...bench, stub, session, show: (shown: ReactNode) => view.rerender(whole(shown)) };
}
