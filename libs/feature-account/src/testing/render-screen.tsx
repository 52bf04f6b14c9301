import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import {
  createAppRouter,
  createMemoryHistory,
  listRoutes,
  Outlet,
  RouterProvider,
  type ScreenTable,
  unbuilt,
} from '@qingyin/routing';
import { createSession } from '@qingyin/session';
import { SessionProvider } from '@qingyin/session/react';
import { MessageHost, UiProvider } from '@qingyin/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { accountScreens } from '../screens.ts';

// Two cores for many suites: what is awaited comes, but not always within a second.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

interface Setup {
  answers: Readonly<Record<string, StubAnswer>>;
}

const nothing = () => null;
const allUnbuilt = Object.fromEntries(
  listRoutes({}).map(({ path }) => [path, unbuilt()]),
) as unknown as ScreenTable;

/** Shows one screen of this library on the real router, cache and http, with only `fetch` stubbed. */
export async function renderScreen(href: string, { answers }: Setup) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  window.localStorage.clear();
  window.sessionStorage.clear();
  const session = createSession(window.localStorage);
  const queryClient = createQueryClient();
  const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
  const router = createAppRouter({
    context: { queryClient, session },
    screens: { ...allUnbuilt, ...accountScreens },
    defaults: { root: Outlet, pending: nothing, error: nothing, notFound: nothing, unbuilt: nothing },
    history: createMemoryHistory({ initialEntries: [href] }),
  });
  await router.load();
  const view = render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <SessionProvider session={session}>
            <RouterProvider router={router} />
            <MessageHost />
          </SessionProvider>
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>,
    // A failed block is part of what the specs ask for; React would log each one.
    { onCaughtError: () => undefined },
  );
  return { ...view, router, queryClient, session, stub, user: userEvent.setup() };
}
