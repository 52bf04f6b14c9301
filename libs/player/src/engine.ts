import { createValueStore } from '@qingyin/observable';
import { createListeningMeter } from './listening-meter.ts';
import {
  type Effect,
  initialState,
  isSounding,
  type MachineEvent,
  type MachineState,
} from './machine/state.ts';
import { transition } from './machine/transition.ts';
import { toAmplitude } from './to-amplitude.ts';
import { createStatePersister } from './persistence/state-persister.ts';
import type { AudioEvent, Deck } from './ports/audio-port.ts';
import type { Clock, PlayerPorts, PlayerStorage } from './ports/ports.ts';
import { createSnapshotView, sameSnapshot } from './snapshot.ts';
import { createUrlRequests } from './url-requests.ts';
import type { SoundSettings } from './sound-settings/sound-settings.ts';
import type { Player } from './player-interface.ts';
import type { Progress } from './types.ts';

/** Time before the end of a track at which the next one is prefetched, ms. */
export const PREPARE_AHEAD_MS = 20_000;
/** Time without data after which an empty buffer counts as a lost connection, ms. */
export const STALL_LIMIT_MS = 20_000;
/** Interval at which the media session gets the position, ms. */
const SESSION_POSITION_INTERVAL_MS = 1000;

const bothDecks: readonly Deck[] = [0, 1];
/**
 * Runs the state machine: executes the effects of `transition` on the ports and dispatches their events back to
 * it.
 */
export function createEngine(ports: PlayerPorts, clock: Clock, storage: PlayerStorage) {
  const { audio, connection, defaults = {}, mediaSession } = ports;
  let state: MachineState = {
    ...initialState,
    mode: defaults.mode ?? initialState.mode,
    volume: defaults.volume ?? initialState.volume,
    level: defaults.level ?? initialState.level,
    metered: connection?.metered() ?? false,
  };
  const view = createSnapshotView();
  const snapshot = createValueStore(view(state));
  const progress = createValueStore<Progress>({ positionMs: 0, durationMs: 0, bufferedMs: 0 });
  const tone = createValueStore<SoundSettings | null>(null);
  const meter = createListeningMeter((event) => ports.report?.(event), clock.now.bind(clock));
  const positionMs = (): number =>
    state.media === 'loaded' ? audio.position(state.deck) : progress.get().positionMs;
  const keeper = createStatePersister({ storage, clock, state: () => state, positionMs });
  const urlRequests = createUrlRequests(ports.resolveUrl, dispatch);
  const timers = new Map<'retry' | 'stall', () => void>();
  const waiting: MachineEvent[] = [];
  let busy = false;
  let disposed = false;
  let sessionReportedAt = 0;
  /** gain of the sleep timer's fade, 0 to 1 */
  let share = 1;

  /**
   * Dispatches an event. Events raised while another one is handled are queued, so that no transition sees a
   * half-applied step.
   */
  function dispatch(event: MachineEvent): void {
    if (disposed) return;
    waiting.push(event);
    if (busy) return;
    busy = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) handle(next);
    } finally {
      busy = false;
    }
  }

  function handle(event: MachineEvent): void {
    const before = state;
    const step = transition(state, event, {
      now: clock.now(),
      random: ports.random ?? Math.random,
      positionMs: positionMs(),
    });
    state = step.state;
    if (isSounding(state.status) && !isSounding(before.status)) {
      focusHandle?.claim();
      takeKeys();
    }
    for (const effect of step.effects) perform(effect);
    if (state !== before) settle(before);
  }

  function settle(before: MachineState): void {
    if (before.volume !== state.volume || before.muted !== state.muted) applyGain();
    if (before.rate !== state.rate) bothDecks.forEach((deck) => audio.rate(deck, state.rate));
    urlRequests.abortExcept([state.awaited, state.prefetch?.request]);
    keeper.changed(before, state);
    const next = view(state);
    const last = snapshot.get();
    if (!sameSnapshot(next, last)) snapshot.set(next);
    meter.observe({ playId: state.playId, track: next.track, source: next.source, status: next.status });
    if (next.track !== last.track || next.status !== last.status) mediaSession?.show(next);
    if (next.status !== last.status || next.rate !== last.rate || state.playId !== before.playId)
      tellSession();
  }

  const applyGain = (): void => bothDecks.forEach((deck) => audio.gain(deck, toAmplitude(state) * share));

  function tellSession(): void {
    sessionReportedAt = clock.now();
    mediaSession?.position({
      positionMs: positionMs(),
      durationMs: progress.get().durationMs,
      rate: state.rate,
    });
  }

  function arm(name: 'retry' | 'stall', delayMs: number, event: MachineEvent): void {
    timers.get(name)?.();
    timers.set(
      name,
      clock.after(delayMs, () => dispatch(event)),
    );
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'resolve':
        urlRequests.start(effect);
        return;
      case 'load':
        audio.load(effect.deck, effect.url, effect.facts, effect.measured);
        audio.rate(effect.deck, state.rate);
        if (effect.play) audio.play(effect.deck, { atMs: effect.atMs });
        else audio.seek(effect.deck, effect.atMs);
        return;
      case 'prepare':
        audio.prepare(effect.deck, effect.url, effect.facts, effect.measured);
        return;
      case 'append':
        audio.append(effect.deck, effect.url, effect.facts, effect.measured);
        return;
      case 'cut':
        audio.removeAppended(effect.deck);
        return;
      case 'play':
        audio.play(effect.deck, effect.atMs === undefined ? {} : { atMs: effect.atMs });
        return;
      case 'pause':
        audio.pause(effect.deck);
        // The last `timeupdate` is up to 250 ms old: a progress bar that extrapolates would jump back to it.
        if (effect.deck === state.deck && state.media === 'loaded') showPosition(positionMs());
        return;
      case 'seek':
        audio.seek(effect.deck, effect.ms);
        showPosition(effect.ms);
        return;
      case 'crossfade':
        audio.crossfade(effect.from, effect.to, effect.ms);
        return;
      case 'turn':
        audio.swapDecks(effect.from, effect.to, effect.ms, effect.backMs);
        return;
      case 'unload':
        audio.unload(effect.deck);
        return;
      case 'show-progress':
        progress.set({ positionMs: effect.positionMs, durationMs: effect.durationMs, bufferedMs: 0 });
        return;
      case 'retry-later':
        arm('retry', effect.delayMs, { type: 'retry-due', playId: effect.playId });
        return;
      case 'watch-stall':
        arm('stall', STALL_LIMIT_MS, { type: 'stalled', playId: effect.playId });
        return;
      case 'report-skip':
        ports.report?.({ type: 'skipped', track: effect.track, code: effect.code });
        return;
      case 'left':
        meter.finish(effect.playId, effect.completed);
        return;
    }
  }

  function showPosition(ms: number): void {
    progress.set({ ...progress.get(), positionMs: ms });
  }

  function hear(event: AudioEvent): void {
    const active = event.deck === state.deck && state.media === 'loaded';
    const { deck } = event;
    switch (event.type) {
      case 'timeupdate':
        if (active) tick(event.positionMs);
        return;
      case 'durationchange':
        if (active && event.durationMs > 0) progress.set({ ...progress.get(), durationMs: event.durationMs });
        return;
      case 'buffered':
        if (active) progress.set({ ...progress.get(), bufferedMs: event.bufferedMs });
        return;
      case 'playing':
        dispatch({ type: 'started', deck });
        return;
      case 'error':
        dispatch({
          type: 'audio-error',
          deck,
          kind: event.kind,
          ...(event.status && { status: event.status }),
        });
        return;
      default:
        dispatch({ type: event.type, deck });
    }
  }

  function tick(ms: number): void {
    showPosition(ms);
    keeper.moved();
    meter.tick();
    const { durationMs } = progress.get();
    if (clock.now() - sessionReportedAt >= SESSION_POSITION_INTERVAL_MS) tellSession();
    if (state.status === 'playing' && durationMs > 0 && durationMs - ms <= PREPARE_AHEAD_MS) {
      dispatch({
        type: 'near-end',
        leftMs: durationMs - ms,
        mayFade: state.crossfadeMs > 0 && audio.canFade(),
      });
    }
  }

  let takeKeys = (): void => {};
  const focusHandle = ports.focus?.join(() => dispatch({ type: 'pause' }));
  const stopHearing = audio.on(hear);
  const stopAsking = connection?.on((online) =>
    dispatch({ type: 'connection', metered: connection.metered(), online }),
  );
  const stopWatching = ports.lifecycle?.onHide(() => keeper.flush());
  applyGain();
  tone.subscribe(() => {
    audio.applySoundSettings(tone.get());
    keeper.toned(tone.get());
  });

  return {
    state: () => state,
    snapshot,
    progress,
    tone,
    positionMs,
    dispatch,
    bringBack: keeper.restore,
    seek(ms: number): void {
      dispatch({ type: 'seek', ms });
      tellSession();
      keeper.jumped();
    },
    /** Multiplies the output by a gain of 0 to 1 without changing the volume setting. */
    dim(to: number): void {
      share = to;
      applyGain();
    },
    /** Binds the media keys to the player; called again after a film has used them. */
    bindMediaKeys({ play, pause, next, previous, seek }: Player): void {
      takeKeys = () => {
        mediaSession?.bind({ play, pause, next, previous, seekTo: seek });
        mediaSession?.show(snapshot.get());
      };
      takeKeys();
    },
    takeKeys: () => takeKeys(),
    dispose(): void {
      if (disposed) return;
      meter.finish(state.playId, false);
      keeper.flush();
      disposed = true;
      for (const callOff of timers.values()) callOff();
      urlRequests.abortExcept([]);
      stopHearing();
      stopWatching?.();
      stopAsking?.();
      focusHandle?.leave();
      mediaSession?.dispose();
      audio.dispose();
    },
  };
}
