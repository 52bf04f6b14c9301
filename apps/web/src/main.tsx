import { isApiError } from '@qingyin/http-client';
import { prepareForms } from '@qingyin/i18n';
import { createPublicSnapshot } from '@qingyin/player';
import { startTransition } from 'react';
import { App } from './App.tsx';
import { createRoot } from './react-root.ts';
import { createServices } from './services.ts';
import { routerDefaults } from './shell/router-defaults.tsx';
import { hostBesideFrame } from './wiring/frame-handover.ts';
import { whenIdle } from './wiring/when-idle.ts';
import { startSession } from './wiring/start-session.ts';
import { loadAnalytics } from './wiring/analytics.ts';

/**
 * How long the home page, which comes with its answers, may keep the prebuilt frame on the screen before its own loading
 * view shows, ms. Other pages wait for the network: their shell is drawn meanwhile.
 */
const HOME_PATIENCE_MS = 4000;
/** When the home page prepares for the next one, ms. */
const PREPARE_AFTER_MS = 5000;

/** Lets the browser paint and answer between two pieces of work. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(container: HTMLElement): Promise<void> {
  await breathe();
  const services = await createServices(routerDefaults, breathe);
  window.qingyin = {
    player: createPublicSnapshot(services.player),
    analyser: () => services.audio.analyser(),
    version: __BUILD_ID__,
  };
  await breathe();
  const loaded = services.router.load();
  await services.locale.ready;
  const home = document.documentElement.dataset['frame'] === 'home';
  // The home page does without; others wait for the network now, or soon enough.
  setTimeout(() => whenIdle(() => prepareForms(services.locale.i18n.locale)), home ? PREPARE_AFTER_MS : 0);
  // The prebuilt frame stays until the first page can be drawn whole, so that nothing jumps.
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, home ? HOME_PATIENCE_MS : 0))]);
  await breathe();
  const root = createRoot(hostBesideFrame(container), {
    // Errors inside a boundary are shown on the page with a retry; the console has nothing to add.
    onCaughtError: () => undefined,
    // A call had failed and was asked anew between the two times React drew: nothing is lost, and nobody needs to know.
    onRecoverableError: (error) => {
      if (!(error instanceof Error && isApiError(error.cause))) reportError(error);
    },
  });
  // As a transition the first drawing is done in slices: the frame on the screen answers meanwhile.
  startTransition(() => root.render(<App services={services} />));
  void services.restored();
  whenIdle(() => void services.player.ahead());
  startSession(services);
  loadAnalytics(import.meta.env['VITE_ANALYTICS_SRC']);
}

const container = document.getElementById('root');
if (container) void start(container);
