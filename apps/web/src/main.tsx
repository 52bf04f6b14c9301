import { createPublicSnapshot } from '@qingyin/player';
import { startTransition } from 'react';
import { App } from './App.tsx';
import { createRoot } from './react-root.ts';
import { createServices } from './services.ts';
import { startSession } from './wiring/start-session.ts';
import { loadAnalytics } from './wiring/analytics.ts';

/** How long the first page may keep the prebuilt frame on the screen before its own loading view shows, ms. */
const FRAME_PATIENCE_MS = 4000;

/** Lets the browser paint and answer between two pieces of work. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(container: HTMLElement): Promise<void> {
  await breathe();
  const services = await createServices(breathe);
  window.qingyin = {
    player: createPublicSnapshot(services.player),
    analyser: () => services.audio.analyser(),
    version: __BUILD_ID__,
  };
  const patience = new Promise((resolve) => setTimeout(resolve, FRAME_PATIENCE_MS));
  await breathe();
  await services.locale.ready;
  await breathe();
  // The prebuilt frame stays until the first page can be drawn whole, so that nothing jumps.
  await Promise.race([services.router.load(), patience]);
  await breathe();
  // Errors inside a boundary are shown on the page with a retry; the console has nothing to add.
  const root = createRoot(container, { onCaughtError: () => undefined });
  // As a transition the first drawing is done in slices: the frame on the screen answers meanwhile.
  startTransition(() => root.render(<App services={services} />));
  void services.player.restore();
  startSession(services);
  loadAnalytics(import.meta.env['VITE_ANALYTICS_SRC']);
}

const container = document.getElementById('root');
if (container) void start(container);
