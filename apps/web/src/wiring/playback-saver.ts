import { CONTINUE_QUEUE_MAX, type PlaybackToSave } from '@qingyin/data-library';
import type { PageLifecycle, Player, PlayerSnapshot } from '@qingyin/player';

/** Debounce of changes of queue and track, ms: skipping through songs is saved once. */
export const SAVE_DELAY_MS = 2000;
/** Interval at which the position of a playing track is saved, ms. */
export const SAVE_INTERVAL_MS = 30_000;
/** Songs before the current one that are saved of a queue that is too long. */
const BEFORE = 100;

export interface PlaybackSaverPorts {
  player: Pick<Player, 'snapshot' | 'positionMs'>;
  /** id of this device */
  device: string;
  /** id of the logged-in user; null for guests, of whom nothing is saved */
  userId: () => string | null;
  lifecycle: PageLifecycle;
  /** @param leaving the page may end */
  save: (playback: PlaybackToSave, leaving: boolean) => Promise<void>;
}

/**
 * Saves for other devices what this page plays: after a change of queue or track, at a pause, every 30 s while it
 * plays, and when the page is hidden. A page that has not played since the login saves nothing, because its queue is
 * that of another visit. Failed saves are left out; the next one has everything.
 *
 * @returns a function that ends it
 */
export function bindPlaybackSaver(ports: PlaybackSaverPorts): () => void {
  const { player, device, userId, lifecycle, save } = ports;
  /** the user who has played on this page */
  let listener: string | null = null;
  let seen: Pick<PlayerSnapshot, 'queue' | 'index' | 'status'> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (leaving: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    const state = player.snapshot.get();
    if (listener === null || listener !== userId() || !state.track) return;
    void save({ device, ...savedPart(state), positionMs: player.positionMs() }, leaving).catch(
      () => undefined,
    );
  };

  const look = (): void => {
    const { queue, index, status } = player.snapshot.get();
    const before = seen;
    seen = { queue, index, status };
    const uid = userId();
    if (status === 'playing' && uid !== listener) {
      listener = uid;
      timer ??= setTimeout(send, SAVE_DELAY_MS, false);
    }
    if (listener === null || !before) return;
    if (before.status !== 'paused' && status === 'paused') send(false);
    else if (before.queue !== queue || before.index !== index)
      timer ??= setTimeout(send, SAVE_DELAY_MS, false);
  };

  const isPlaying = (): boolean => player.snapshot.get().status === 'playing';
  const ticker = setInterval(() => isPlaying() && send(false), SAVE_INTERVAL_MS);
  look();
  const ends = [
    player.snapshot.subscribe(look),
    lifecycle.onHide(() => {
      // A paused page has saved its position; another tab of this device may have played since.
      if (timer !== undefined || isPlaying()) send(true);
    }),
  ];
  return () => {
    clearTimeout(timer);
    clearInterval(ticker);
    for (const end of ends) end();
  };
}

/** Queue and index; of a queue that is too long, the part around the current song. */
function savedPart({ queue, index, source }: PlayerSnapshot): Omit<PlaybackToSave, 'device' | 'positionMs'> {
  const from = Math.max(0, Math.min(index - BEFORE, queue.length - CONTINUE_QUEUE_MAX));
  const part = queue.slice(from, from + CONTINUE_QUEUE_MAX);
  return { queue: part.map(({ id }) => id), index: index - from, source };
}
