import { takeIntent } from '@qingyin/auth-gate';
import { sameAppHeader } from '@qingyin/contract';
import { capabilitiesQuery, registerAnonymous } from '@qingyin/data-account';
import { libraryKeys } from '@qingyin/data-library';
import { scrobble, skipPrivateFmTrack, songUrlQuery } from '@qingyin/data-music';
import { addressOf, localStore, sessionStore } from '@qingyin/device-storage';
import { musicScreens } from '@qingyin/feature-music';
import { browserConcurrency, configureHttp, http, loadChunk } from '@qingyin/http-client';
import { createLocaleController, loadCatalog } from '@qingyin/i18n';
import {
  browserConnection,
  createLazyPlayer,
  createPlaybackFocus,
  htmlAudioPort,
  indexedDbStorage,
  lazyMediaSession,
  pageLifecycle,
} from '@qingyin/player';
import { createQueryClient, syncPersistedValues } from '@qingyin/query-kit';
import {
  bindHistoryList,
  bindProgress,
  bindTitle,
  createAppRouter,
  HOME_PATH,
  type RouterDefaults,
} from '@qingyin/routing';
import { createHistoryList, createSession } from '@qingyin/session';
import { actionBar, attempt, message, navProgress } from '@qingyin/ui';
import { loadOtherScreens } from './parts/load-other-screens.ts';
import { loadPart } from './parts/load-part.ts';
import { createPlayerSource } from './wiring/player-source.ts';
import { bindLoginIntent } from './wiring/login-intent.ts';
import { fetchWithPreloadedResponses } from './wiring/preloaded-responses.ts';
import { intentFailed, loginPrompt } from './wiring/login-messages.ts';
import { bindChunkErrorHandler } from './wiring/chunk-error-handler.ts';
import { leaveLoginWithOtherTabs } from './wiring/leave-login.ts';
import { createSkipReport } from './wiring/private-fm-skips.ts';
import { createLazyScrobbler } from './wiring/scrobbling/lazy-scrobbler.ts';
import { bindSessionExpiry } from './wiring/session-expiry.ts';
import { warnStorageBlocked } from './wiring/warn-storage-blocked.ts';

/**
 * Composition root: creates and connects everything that lives as long as the page.
 *
 * @param yieldNow yields to the event loop between two steps, so that the browser can paint and handle input
 */
export async function createServices(routerDefaults: RouterDefaults, yieldNow: () => Promise<void>) {
  const session = createSession(localStore);
  const historyList = createHistoryList(sessionStore);
  const queryClient = createQueryClient();
  syncPersistedValues(queryClient);
  configureHttp({
    prefix: addressOf('/api'),
    headers: { [sameAppHeader.name]: sameAppHeader.value },
    concurrency: browserConcurrency(),
    fetch: fetchWithPreloadedResponses(document, (input, init) => window.fetch(input, init)),
  });

  const locale = createLocaleController({
    storage: localStore,
    load: loadCatalog,
    reload: () => window.location.reload(),
    document,
    browserLanguages: navigator.languages,
    loadsMissing: import.meta.env.PROD,
  });

  warnStorageBlocked(locale);

  const userId = () => (session.isLoggedIn() ? session.get().userId : null);
  const listens = createLazyScrobbler({
    send: ({ id, songId, sourceId, seconds }, ago) =>
      scrobble({ id: songId, sourceId, seconds, playId: id, agoSeconds: Math.round(ago / 1000) }),
    uid: userId,
    online: () => navigator.onLine,
    onDelivered: () => void queryClient.invalidateQueries({ queryKey: libraryKeys.recents() }),
  });

  const source = createPlayerSource({
    fetchSongUrl: async (id, level, signal, limit) => {
      const [found] = await queryClient.fetchQuery({ ...songUrlQuery(id, level, limit), retry: false });
      signal.throwIfAborted();
      return found;
    },
    reportPlayed: ({ listeningEventId, inProgress, ...heard }) => {
      const uid = userId();
      if (uid !== null) listens.submit({ ...heard, id: listeningEventId, uid, at: Date.now() }, inProgress);
    },
    reportSkipped: createSkipReport({
      source: () => player.snapshot.get().source,
      features: async () => (await queryClient.fetchQuery(capabilitiesQuery())).features,
      send: skipPrivateFmTrack,
    }),
    isLoggedIn: () => session.isLoggedIn(),
  });
  const focus = createPlaybackFocus();
  const audio = htmlAudioPort();
  const player = createLazyPlayer({
    audio,
    ...source,
    storage: indexedDbStorage(),
    mediaSession: lazyMediaSession(),
    focus,
    lifecycle: pageLifecycle(),
    connection: browserConnection(),
  });

  bindChunkErrorHandler({
    i18n: locale.i18n,
    buildId: __BUILD_ID__,
    isPlaying: () => player.snapshot.get().status === 'playing',
  });
  let restored: Promise<void> | undefined;

  await yieldNow();
  const router = createAppRouter({
    context: { queryClient, session },
    screens: musicScreens,
    loadScreens: loadOtherScreens,
    defaults: routerDefaults,
    // The first view's texts are loaded from the start; those of all other screens load together with their code.
    loadChunk: (thunk, path) =>
      loadChunk(
        async () => (await Promise.all([thunk(), path === HOME_PATH ? null : locale.loadTexts()]))[0],
      ),
  });

  const title = bindTitle(router, (descriptor) => (locale.i18n.locale ? locale.i18n._(descriptor) : null));
  void locale.ready.then(title.refresh);
  locale.subscribe(title.refresh);
  bindHistoryList(router, historyList);
  const setSubject = (subject: string | null) => {
    title.setPageTitle(subject);
    if (subject) historyList.name(router.state.location.href, subject);
  };
  bindProgress(router, navProgress);
  leaveLoginWithOtherTabs(session, router);
  bindSessionExpiry({
    signals: http.signals,
    wipeStorage: () => session.wipe(['locale']),
    clearQueries: () => {
      // The offered undo belongs to the user whose session ended.
      actionBar.hide();
      queryClient.clear();
    },
    showInvitation: () => message.info(locale.i18n._(loginPrompt)),
    here: () => router.state.location.href,
    goToLogin: (from) =>
      router.navigate({ to: '/login', search: { redirect: from === HOME_PATH ? undefined : from } }),
  });

  // With the player's first state. A queue is continued only near its end; without the code it just ends.
  const stopWaiting = player.snapshot.subscribe(() => {
    stopWaiting();
    void import('./wiring/endless-queues.ts').then(
      ({ bindEndlessQueues }) => bindEndlessQueues({ player, isLoggedIn: () => session.isLoggedIn() }),
      () => undefined,
    );
  });
  bindLoginIntent({
    session,
    takeIntent,
    perform: async (intent, userId) => {
      const [{ createIntentActions }] = await Promise.all([loadPart('intentActions')(), locale.loadTexts()]);
      await createIntentActions(queryClient, locale.i18n)(intent, userId);
    },
    attempt: (action) => attempt(locale.i18n._(intentFailed), action),
  });

  return {
    session,
    historyList,
    /** Sets the name of the page's content, for the document title and the history menu. */
    setSubject,
    queryClient,
    locale,
    player,
    /** Restores the queue of an earlier visit, once; further calls return the same promise. */
    restored: (): Promise<void> => (restored ??= player.restore()),
    audio,
    focus,
    router,
    title,
    registerAnonymous,
    listens,
  };
}

/** Everything that lives as long as the page, for `useServices`. */
export type Services = Awaited<ReturnType<typeof createServices>>;
