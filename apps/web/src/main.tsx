import { createPublicSnapshot } from '@qingyin/player';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createServices } from './services.ts';
import { startSession } from './wiring/start-session.ts';
import { loadAnalytics } from './wiring/analytics.ts';

/** How long the first page may keep the prebuilt frame on the screen before its own loading view shows, ms. */
const FRAME_PATIENCE_MS = 4000;

/** Lets the browser paint and answer between two pieces of work. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(container: HTMLElement): Promise<void> {
  await breathe();
  const services = createServices();
  window.qingyin = {
    player: createPublicSnapshot(services.player),
    analyser: () => services.audio.analyser(),
    version: __BUILD_ID__,
  };
  const patience = new Promise((resolve) => setTimeout(resolve, FRAME_PATIENCE_MS));
  // The prebuilt frame stays until the first page can be drawn whole, so that nothing jumps.
  await Promise.all([services.locale.ready, breathe()]);
  await Promise.race([services.router.load(), patience]);
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
