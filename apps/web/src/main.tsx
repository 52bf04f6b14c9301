import { preloadMusicScreens } from '@qingyin/feature-music';
import { isApiError } from '@qingyin/http-client';
import { warmUpDateFormat } from '@qingyin/i18n';
import { createPublicSnapshot } from '@qingyin/player';
import { startTransition } from 'react';
import { App } from './App.tsx';
import { loadOtherScreens } from './parts/load-other-screens.ts';
import { loadAhead, loadAppParts } from './parts/load-part.ts';
import { createRoot } from './react-root.ts';
import { createServices } from './services.ts';
import { routerDefaults } from './shell/router-defaults.tsx';
import { hostBesideFrame } from './wiring/frame-handover.ts';
import { afterFirstView } from './wiring/after-first-view.ts';
import { whenActive } from './wiring/when-active.ts';
import { whenIdle } from './wiring/when-idle.ts';
import { startSession } from './wiring/start-session.ts';
import { loadAnalytics } from './wiring/analytics.ts';

/**
 * Longest time the home page, whose responses are embedded, keeps the prebuilt frame before its pending state
 * shows, ms. Other pages wait for the network, so their shell renders at once.
 */
const HOME_PATIENCE_MS = 4000;
/** Delay after which the home page preloads code for the next page, ms. */
const PREPARE_AFTER_MS = 5000;

/** Yields to the event loop between two tasks, so that the browser can paint and handle input. */
const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(container: HTMLElement): Promise<void> {
  await yieldToEventLoop();
  const services = await createServices(routerDefaults, yieldToEventLoop);
  window.qingyin = {
    player: createPublicSnapshot(services.player),
    analyser: () => services.audio.analyser(),
    version: __BUILD_ID__,
  };
  await yieldToEventLoop();
  const loaded = services.router.load();
  await services.locale.ready;
  const home = document.documentElement.dataset['frame'] === 'home';
  // Creates `Intl` formatters in advance: at once on pages that wait for the network, later on the home page, which
  // does not need them yet.
  setTimeout(
    () => whenIdle(() => warmUpDateFormat(services.locale.i18n.locale)),
    home ? PREPARE_AFTER_MS : 0,
  );
  // The prebuilt frame stays until the first page can be rendered completely, to avoid layout shifts.
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, home ? HOME_PATIENCE_MS : 0))]);
  await yieldToEventLoop();
  const root = createRoot(hostBesideFrame(container), {
    // Errors caught by a boundary are shown on the page with a retry; logging them adds nothing.
    onCaughtError: () => undefined,
    // A request had failed and was retried between two render attempts of React: nothing is lost, so it is not
    // reported.
    onRecoverableError: (error) => {
      if (!(error instanceof Error && isApiError(error.cause))) reportError(error);
    },
  });
  // A transition renders in slices, so that the visible frame stays responsive.
  startTransition(() => root.render(<App services={services} />));
  void services.restored();
  whenActive(() => {
    void services.player.preload();
    loadAhead(loadOtherScreens)();
    loadAhead(loadAppParts)();
    if (home)
      void import('./wiring/preload-likely-screens.ts').then(
        ({ preloadLikelyScreens }) => preloadLikelyScreens(),
        () => undefined,
      );
  });
  if (home) afterFirstView(preloadMusicScreens);
  startSession(services);
  loadAnalytics(import.meta.env['VITE_ANALYTICS_SRC']);
}

const container = document.getElementById('root');
if (container) void start(container);
