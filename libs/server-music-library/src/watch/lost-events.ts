import { readFileSync } from 'node:fs';

/** Default of Linux for `max_queued_events`. */
const DEFAULT_QUEUE = 16_384;

function queueLength(): number {
  try {
    return Number(readFileSync('/proc/sys/fs/inotify/max_queued_events', 'utf8')) || DEFAULT_QUEUE;
  } catch {
    return DEFAULT_QUEUE;
  }
}

/**
 * Detects that events may have been lost. Linux drops events when its queue is full, which happens while the event loop
 * is blocked, and Node does not pass on that it did. A full queue arrives within one turn of the event loop, so as many events as
 * half of a queue in one turn count as a loss.
 *
 * @param onLost called once for each turn with that many events
 * @param limit events
 * @returns to be called for each event
 */
export function createLossDetector(onLost: () => void, limit = queueLength() / 2): () => void {
  let inTurn = 0;
  return () => {
    if (inTurn === 0)
      setImmediate(() => {
        inTurn = 0;
      });
    inTurn += 1;
    if (inTurn === Math.ceil(limit)) onLost();
  };
}
