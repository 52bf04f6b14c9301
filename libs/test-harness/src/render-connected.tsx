import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { PlayerProvider } from '@qingyin/player-react';
import { setUpPlayer } from '@qingyin/player/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { createAppRouter, createMemoryHistory, RouterProvider } from '@qingyin/routing';
import { blankScreens } from '@qingyin/routing/testing';
import { createSession } from '@qingyin/session';
import { SessionProvider } from '@qingyin/session/react';
import { ActionBarHost, MessageHost, UiProvider } from '@qingyin/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';

const nothing = () => null;

interface Setup {
  answers?: Readonly<Record<string, StubAnswer>>;
  userId?: string | null;
}

/**
 * Renders a component with the real router, cache, player, session and HTTP client, with only `fetch` stubbed;
 * logged in by default.
 */
export async function renderConnected(part: ReactNode, { answers = {}, userId = '10' }: Setup = {}) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  localStorage.clear();
  const session = createSession(localStorage);
  if (userId !== null) session.save({ login: true, userId, visitor: false });
  const queryClient = createQueryClient();
  const { player, audio } = setUpPlayer();
  const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
  const router = createAppRouter({
    context: { queryClient, session },
    screens: blankScreens(),
    defaults: { root: () => part, pending: nothing, error: nothing, notFound: nothing },
    history: createMemoryHistory({ initialEntries: ['/playList/7'] }),
  });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <SessionProvider session={session}>
            <PlayerProvider player={player}>
              <RouterProvider router={router} />
              <MessageHost />
              <ActionBarHost />
            </PlayerProvider>
          </SessionProvider>
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>,
  );
  return { stub, router, queryClient, session, player, audio, user: userEvent.setup() };
}
