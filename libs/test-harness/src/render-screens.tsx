import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { setUpPlayer } from '@qingyin/player/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { createAppRouter, createMemoryHistory, Outlet, type ScreenTable } from '@qingyin/routing';
import { blankScreens } from '@qingyin/routing/testing';
import { createSession } from '@qingyin/session';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageProviders } from './PageProviders.tsx';

/** Id of the logged-in user. */
export const USER_ID = '10';

export interface ScreenSetup {
  /** answers of the service by path */
  answers: Readonly<Record<string, StubAnswer>>;
  /** default: a guest */
  login?: boolean;
}

const nothing = () => null;

/** Longer than any spec takes, ms. */
const PATIENCE_MS = 60_000;

/**
 * Renders one of a feature library's `screens` with the real router, cache, player and HTTP client, with only
 * `fetch` stubbed; all other pages are blank.
 */
export async function renderScreens(
  screens: Partial<ScreenTable>,
  href: string,
  { answers, login = false }: ScreenSetup,
) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  window.localStorage.clear();
  window.sessionStorage.clear();
  const session = createSession(window.localStorage);
  if (login) session.save({ login: true, userId: USER_ID, visitor: false });
  const queryClient = createQueryClient();
  const bench = setUpPlayer();
  const router = createAppRouter({
    // Specs expect the data of a page however slow the machine is.
    context: { queryClient, session, dataPatienceMs: PATIENCE_MS },
    screens: { ...blankScreens(), ...screens },
    defaults: { root: Outlet, pending: nothing, error: nothing, notFound: nothing },
    history: createMemoryHistory({ initialEntries: [href] }),
  });
  await router.load();
  const view = render(
    <PageProviders router={router} queryClient={queryClient} session={session} player={bench.player} />,
    // Failing blocks are expected in specs; React would log each of them.
    { onCaughtError: () => undefined },
  );
  return { ...view, router, queryClient, session, stub, player: bench.player, user: userEvent.setup() };
}
