import type { IncomingMessage } from 'node:http';

/** How long the rest of a refused request is read, ms. */
const GO_ON_MS = 30_000;

/** Closes the connection of a client that keeps sending discarded data for 30 s. */
export function cutLater(raw: IncomingMessage): void {
  const impatience = setTimeout(() => raw.destroy(), GO_ON_MS);
  impatience.unref();
  raw.once('close', () => clearTimeout(impatience));
}

/**
 * Drains a request: reads and discards the rest of its body for at most 30 s. Closing a connection with unread
 * bytes sends a TCP reset, and the answer is usually lost with it.
 *
 * @returns whether the request was read completely, so that the connection can be reused; resolves when the body
 * ends, the connection closes or the time is up
 */
export async function hearOut(raw: IncomingMessage): Promise<boolean> {
  const isRead = (): boolean => raw.complete || raw.readableEnded;
  if (isRead() || raw.destroyed) return isRead();
  await new Promise<void>((resolve) => {
    const impatience = setTimeout(resolve, GO_ON_MS);
    impatience.unref();
    const over = () => {
      clearTimeout(impatience);
      resolve();
    };
    raw.once('end', over).once('close', over);
    // An earlier reader that refused the body may still hold it back through a pipe.
    raw.unpipe().resume();
  });
  return isRead();
}
