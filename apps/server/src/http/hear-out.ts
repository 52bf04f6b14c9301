import type { IncomingMessage } from 'node:http';

/** How long a sender may go on with what nobody wants, ms. */
const GO_ON_MS = 30_000;

/** Cuts the connection of a sender that goes on for too long with what is thrown away. */
export function cutLater(raw: IncomingMessage): void {
  const impatience = setTimeout(() => raw.destroy(), GO_ON_MS);
  impatience.unref();
  raw.once('close', () => clearTimeout(impatience));
}

/**
 * Reads what still comes of a request and throws it away, for 30 s at most. An answer that closes the connection before
 * reaches the sender by luck alone: what closes over bytes that nobody has read is reset, and the answer with it.
 *
 * @returns once nothing more comes or the time is up: whether all of the request was read, so that the connection can be used again
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
    // Whoever read it before has refused it, and may hold it back still.
    raw.unpipe().resume();
  });
  return isRead();
}
