import { createEngine } from './engine.ts';
import { memoryStorage } from './ports/memory-storage.ts';
import type { PlayerPorts } from './ports/ports.ts';
import { systemClock } from './ports/system-clock.ts';
import type { Timing } from './timing/timing.ts';
import type { Player } from './player-interface.ts';

const asleep = { playing: true, buffering: true, resolving: true } as const;

/**
 * Creates a player on the given ports. It plays and reads nothing before the first command, never throws and leaves
 * no promise unhandled (docs/specification/session.md#data-that-survives and
 * docs/specification/http.md#insecure-contexts).
 */
export function createPlayer(ports: PlayerPorts): Player {
  const clock = ports.clock ?? systemClock;
  const storage = ports.storage ?? memoryStorage();
  const engine = createEngine(ports, clock, storage);
  const { dispatch, state, positionMs, snapshot, progress, tone } = engine;
  let settingsTouched = false;
  let timing: Promise<Timing | null> | null = null;

  /** Commands that start playback run in a user gesture, in which autoplay can be unlocked. */
  const withSound = (event: Parameters<typeof dispatch>[0]): void => {
    ports.audio.unlock();
    dispatch(event);
  };
  const setting = (event: Parameters<typeof dispatch>[0]): void => {
    settingsTouched = true;
    dispatch(event);
  };

  /** Loads A–B repeat and sleep timer on first use; null when loading fails. */
  const openTiming = (): Promise<Timing | null> =>
    (timing ??= import('./timing/timing.ts').then(
      ({ createTiming }) => createTiming(engine, ports.audio, clock),
      () => (timing = null),
    ));

  const player: Player = {
    snapshot,
    progress,
    soundSettings: tone,
    positionMs,
    playList: (tracks, index, source = null) =>
      withSound({ type: 'play-list', tracks, source, ...(index !== undefined && { index }) }),
    playNext: (tracks) => withSound({ type: 'play-next', tracks }),
    enqueue: (tracks) => withSound({ type: 'enqueue', tracks }),
    insert: (tracks, at) => withSound({ type: 'insert', tracks, at }),
    play: () => withSound({ type: 'play' }),
    pause: () => dispatch({ type: 'pause' }),
    toggle: () => (state().status in asleep ? player.pause() : player.play()),
    next: () => withSound({ type: 'next' }),
    previous: () => withSound({ type: 'previous' }),
    jumpTo: (index) => withSound({ type: 'jump', index }),
    seek(ms) {
      const { durationMs } = progress.get();
      if (!Number.isFinite(ms)) return;
      engine.seek(Math.min(Math.max(ms, 0), durationMs > 0 ? durationMs : Number.POSITIVE_INFINITY));
    },
    setVolume: (volume) => setting({ type: 'set-volume', volume }),
    setMuted: (muted) => setting({ type: 'set-muted', muted }),
    setMode: (mode) => setting({ type: 'set-mode', mode }),
    setRate: (rate) => setting({ type: 'set-rate', rate }),
    setCrossfade: (ms) => setting({ type: 'set-crossfade', ms }),
    setSaver: (saver) => setting({ type: 'set-saver', saver }),
    setLimits: (limits) => setting({ type: 'set-limits', limits }),
    setQuality: (level) => setting({ type: 'set-level', level }),
    change(command) {
      const memory = { before: state(), positionMs: positionMs() };
      dispatch({ type: 'change', apply: command });
      return { ...memory, after: state().queue.entries };
    },
    setSleep(sleep) {
      if (typeof sleep !== 'number') {
        dispatch({ type: 'set-sleep', sleep: sleep && { kind: sleep } });
        return;
      }
      dispatch({ type: 'set-sleep', sleep: { kind: 'at', at: clock.now() + sleep, afterMs: sleep } });
      void openTiming().then((came) => came ?? dispatch({ type: 'set-sleep', sleep: null }));
    },
    async setLoop(loop) {
      const { playId } = state();
      const came = loop || timing ? await openTiming() : null;
      // Another track may have started while the code was loading.
      if (playId === state().playId) came?.loop(loop);
      return came !== null || loop === null;
    },
    joinFocus(fallSilent) {
      const focusHandle = ports.focus?.join(fallSilent);
      return {
        claim: () => (focusHandle ? focusHandle.claim() : player.pause()),
        leave() {
          focusHandle?.leave();
          engine.takeKeys();
        },
      };
    },
    async restore() {
      const values = await storage.read().catch(() => null);
      // A first visit has stored nothing, so the code that reads it is not loaded.
      if (!values || values.size === 0) return;
      const saved = await import('./persistence/saved-state.ts').catch(() => null);
      if (!saved) return;
      const { settings, tone: sound, ...record } = saved.storedParts(values);
      engine.bringBack(values, () => {
        if (!settingsTouched) saved.settingEvents(saved.readSettings(settings)).forEach(dispatch);
        if (sound !== undefined && !tone.get()) tone.set(saved.readSoundSettings(sound));
        dispatch({ type: 'change', apply: saved.restoreStoredQueue(record) });
      });
    },
    dispose() {
      void timing?.then((came) => came?.dispose());
      engine.dispose();
    },
  };
  engine.bindMediaKeys(player);
  return player;
}
