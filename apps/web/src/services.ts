import { REQUEST_TIMEOUT_MS } from '@qingyin/contract';
import { registerAnonymous } from '@qingyin/data-account';
import { scrobble, songUrlQuery } from '@qingyin/data-music';
import { configureHttp, http, loadChunk } from '@qingyin/http-client';
import { createLocaleController, loadCatalog } from '@qingyin/i18n';
import { takeIntent } from '@qingyin/media-kit';
import {
  browserMediaSession,
  createPlaybackFocus,
  createPlayer,
  htmlAudioPort,
  indexedDbStorage,
  pageLifecycle,
} from '@qingyin/player';
import { createQueryClient } from '@qingyin/query-kit';
import { bindHistoryList, bindProgress, bindTitle, createAppRouter, HOME_PATH } from '@qingyin/routing';
import { createHistoryList, createSession } from '@qingyin/session';
import { message, navProgress } from '@qingyin/ui';
import { screens } from './screens.ts';
import { routerDefaults } from './shell/router-defaults.tsx';
import { createPlayerSource } from './wiring/player-source.ts';
import { bindLoginIntent, createIntentActions } from './wiring/login-intent.ts';
import { fetchWithFirstAnswers } from './wiring/first-answers.ts';
import { intentFailed, invitation } from './wiring/invitation.ts';
import { bindSessionExpiry } from './wiring/session-expiry.ts';

/**
 * The only composition root: everything that lives as long as the page, made once and wired here. `breathe` lets the
 * browser paint and answer between two parts of the work.
 */
export async function createServices(breathe: () => Promise<void>) {
  const session = createSession(localStorage);
  const historyList = createHistoryList(sessionStorage);
  const queryClient = createQueryClient();
  configureHttp({
    prefix: '/api',
    timeoutMs: REQUEST_TIMEOUT_MS,
    fetch: fetchWithFirstAnswers(document, (input, init) => window.fetch(input, init)),
  });

  const locale = createLocaleController({
    storage: localStorage,
    load: loadCatalog,
    reload: () => window.location.reload(),
    document,
    browserLanguages: navigator.languages,
  });

  const source = createPlayerSource({
    fetchSongUrl: async (id, level, signal) => {
      const [found] = await queryClient.fetchQuery({ ...songUrlQuery(id, level), retry: false });
      signal.throwIfAborted();
      return found;
    },
    scrobble,
    isLoggedIn: () => session.isLoggedIn(),
  });
  const focus = createPlaybackFocus();
  const audio = htmlAudioPort();
  const player = createPlayer({
    audio,
    ...source,
    storage: indexedDbStorage(),
    mediaSession: browserMediaSession(),
    focus,
    lifecycle: pageLifecycle(),
  });

  await breathe();
  const router = createAppRouter({
    context: { queryClient, session },
    screens,
    defaults: routerDefaults,
    // The first view's texts are there from the start; those of all other screens come with their code.
    loadChunk: async (thunk, path) => {
      const [chunk] = await Promise.all([loadChunk(thunk), path === HOME_PATH ? null : locale.loadRest()]);
      return chunk;
    },
  });

  const title = bindTitle(router, (descriptor) => (locale.i18n.locale ? locale.i18n._(descriptor) : null));
  void locale.ready.then(title.refresh);
  locale.subscribe(title.refresh);
  bindHistoryList(router, historyList);
  bindProgress(router, navProgress);
  bindSessionExpiry({
    signals: http.signals,
    wipeStorage: () => session.wipe(['locale']),
    clearQueries: () => queryClient.clear(),
    showInvitation: () => message.info(locale.i18n._(invitation)),
    here: () => router.state.location.href,
    goToLogin: (from) =>
      router.navigate({ to: '/login', search: { redirect: from === HOME_PATH ? undefined : from } }),
  });

  bindLoginIntent({
    session,
    takeIntent,
    perform: createIntentActions(queryClient),
    failed: () => message.error(locale.i18n._(intentFailed)),
  });

  return {
    session,
    historyList,
    queryClient,
    locale,
    player,
    audio,
    focus,
    router,
    title,
    registerAnonymous,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
