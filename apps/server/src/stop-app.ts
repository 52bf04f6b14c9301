import type { FastifyInstance } from 'fastify';

/**
 * Time running calls get to finish before their connections are closed; a song that is streamed would take
 * minutes.
 */
const GRACE_MS = 3000;

/** Stops accepting connections, and waits for running calls. */
export async function stopApp(app: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(impatience);
}

/** Runs a task at the first call; further calls get the same result. */
export function once(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= task());
}
