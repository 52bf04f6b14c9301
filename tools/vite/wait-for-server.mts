import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from 'vite';

const ASK_EVERY_MS = 200;
/** Longer than a first start with seeding; after that, the proxy's own error shows the problem. */
const PATIENCE_MS = 60_000;

/**
 * Development plugin: calls made before the server listens wait for its `/healthz` instead of failing, because
 * both start together and Nx has no readiness signal. Only the start is waited for.
 */
export function waitForServer(server: string, paths: readonly string[]): Plugin {
  return {
    name: 'qingyin-wait-for-server',
    apply: 'serve',
    configureServer({ middlewares }) {
      const ready = untilHealthy(server);
      middlewares.use((request, _response, next) => {
        if (paths.some((path) => request.url?.startsWith(path))) void ready.then(() => next());
        else next();
      });
    },
  };
}

async function untilHealthy(server: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const healthy = await fetch(new URL('/healthz', server)).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await wait(ASK_EVERY_MS, undefined, { ref: false });
  }
}
