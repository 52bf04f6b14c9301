import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { setUpPlayer } from '@qingyin/player/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { createAppRouter, createMemoryHistory } from '@qingyin/routing';
import { blankScreens } from '@qingyin/routing/testing';
import { createSession } from '@qingyin/session';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { PageProviders } from './PageProviders.tsx';

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
  const router = createAppRouter({
    context: { queryClient, session },
    screens: blankScreens(),
    defaults: { root: () => part, pending: nothing, error: nothing, notFound: nothing },
    history: createMemoryHistory({ initialEntries: ['/playList/7'] }),
  });
  await router.load();
  render(<PageProviders router={router} queryClient={queryClient} session={session} player={player} />);
  return { stub, router, queryClient, session, player, audio, user: userEvent.setup() };
}
