import { createValueStore, type Store, type ValueStore } from '@qingyin/observable';
import { emptySnapshot } from './empty-snapshot.ts';
import type { PlayerPorts } from './ports/ports.ts';
import type { SoundSettings } from './sound-settings/sound-settings.ts';
import type { Player } from './player-interface.ts';
import type { Progress } from './types.ts';

/** A player whose code is loaded on demand. */
export interface LazyPlayer extends Player {
  /** Preloads the code. Never rejects: after a failure it is loaded again when needed. */
  preload(): Promise<void>;
}

/** Names of the player's methods without a result; they can be queued until the code is there. */
type Command = {
  [K in keyof Player]: Player[K] extends (...args: never[]) => void ? K : never;
}[keyof Player];

/**
 * Lazy proxy of `createPlayer`: loads the code with the first command, or with the queue of an earlier visit, so
 * that a page that only offers playback does without it. Queues commands until then. If loading fails, the player
 * has failed with `network`, and the next command tries again.
 */
export function createLazyPlayer(
  ports: PlayerPorts,
  load: () => Promise<(ports: PlayerPorts) => Player> = async () =>
    (await import('./player.ts')).createPlayer,
): LazyPlayer {
  const empty = { ...emptySnapshot, ...ports.defaults };
  const snapshot = createValueStore(empty);
  const progress = createValueStore<Progress>({ positionMs: 0, durationMs: 0, bufferedMs: 0 });
  const tone = createValueStore<SoundSettings | null>(null);
  let player: Player | null = null;
  let opening: Promise<void> | null = null;
  let disposed = false;
  let waiting: ((player: Player) => void)[] = [];

  async function open(): Promise<void> {
    const create = await load().catch(() => null);
    opening = null;
    if (disposed) return;
    if (!create) {
      if (waiting.length > 0)
        snapshot.set({ ...empty, status: 'failed', error: { code: 'network', track: null } });
      return;
    }
    player = create(ports);
    follow(snapshot, player.snapshot);
    follow(progress, player.progress);
    follow(tone, player.soundSettings);
    const calls = waiting;
    waiting = [];
    for (const call of calls) call(player);
  }
  const ahead = (): Promise<void> => (player || disposed ? Promise.resolve() : (opening ??= open()));

  function call(what: (player: Player) => void): void {
    if (player) {
      what(player);
      return;
    }
    waiting.push(what);
    void ahead();
  }

  const forward =
    <K extends Command>(name: K) =>
    (...args: Parameters<Player[K]>): void =>
      call((player) => (player[name] as (...args: Parameters<Player[K]>) => void)(...args));
  /** Commands that start playback run in a user gesture, in which autoplay can be unlocked. */
  const sounding =
    <K extends Command>(name: K) =>
    (...args: Parameters<Player[K]>): void => {
      ports.audio.unlock();
      forward(name)(...args);
    };

  return {
    preload: ahead,
    snapshot,
    progress,
    soundSettings: {
      ...tone,
      set(to) {
        if (!player) tone.set(to);
        call(({ soundSettings }) => soundSettings.set(to));
      },
    },
    positionMs: () => player?.positionMs() ?? 0,
    playList(...args) {
      // Callers that append to a queue look at once whether it is still theirs.
      if (!player) snapshot.set({ ...snapshot.get(), source: args[2] ?? null });
      sounding('playList')(...args);
    },
    playNext: sounding('playNext'),
    enqueue: sounding('enqueue'),
    insert: sounding('insert'),
    play: sounding('play'),
    pause: forward('pause'),
    toggle: sounding('toggle'),
    next: sounding('next'),
    previous: sounding('previous'),
    jumpTo: sounding('jumpTo'),
    seek: forward('seek'),
    setVolume: forward('setVolume'),
    setMuted: forward('setMuted'),
    setMode: forward('setMode'),
    setRate: forward('setRate'),
    setCrossfade: forward('setCrossfade'),
    setSaver: forward('setSaver'),
    setLimits: forward('setLimits'),
    // Without a player there is no track to repeat.
    setLoop: (loop) => player?.setLoop(loop) ?? Promise.resolve(loop === null),
    setQuality: forward('setQuality'),
    change(command) {
      if (player) return player.change(command);
      if (opening) forward('change')(command);
      return null;
    },
    setSleep: forward('setSleep'),
    joinFocus(fallSilent) {
      if (player) return player.joinFocus(fallSilent);
      const focusHandle = ports.focus?.join(fallSilent);
      return {
        claim() {
          if (waiting.length > 0 || !focusHandle) forward('pause')();
          focusHandle?.claim();
        },
        leave() {
          focusHandle?.leave();
          // The player may have loaded meanwhile; leaving a seat of its own makes it bind the media keys again.
          player?.joinFocus(fallSilent).leave();
        },
      };
    },
    async restore() {
      const left = await ports.storage?.read().catch(() => null);
      if (!left || left.size === 0) return;
      await ahead();
      await player?.restore();
    },
    dispose() {
      disposed = true;
      waiting = [];
      player?.dispose();
    },
  };
}

function follow<T>(mine: ValueStore<T>, theirs: Store<T>): void {
  const copy = (): void => mine.set(theirs.get());
  copy();
  theirs.subscribe(copy);
}
