import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTrack } from '../testing.ts';
import { browserMediaSession } from './media-session-port.ts';

/** A media session that records what is set. */
function fakeSession(unknown: readonly string[] = []) {
  const handlers = new Map<string, MediaSessionActionHandler>();
  const session = {
    metadata: null,
    playbackState: 'none',
    setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
      if (unknown.includes(action)) throw new TypeError(`${action} is unknown`);
      if (handler) handlers.set(action, handler);
      else handlers.delete(action);
    },
    setPositionState: vi.fn<(state?: MediaPositionState) => void>(),
  };
  const press = (action: string, details: object = {}): void =>
    handlers.get(action)?.({ action, ...details } as MediaSessionActionDetails);
  return { session: session as unknown as MediaSession, told: session, handlers, press };
}

const calls: string[] = [];
const actions = {
  play: () => calls.push('play'),
  pause: () => calls.push('pause'),
  next: () => calls.push('next'),
  previous: () => calls.push('previous'),
  seekTo: (ms: number) => calls.push(`seek ${String(ms)}`),
};

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('MediaMetadata', class {});
});

describe('media keys', () => {
  it('triggers the actions of media keys; a seek key without an offset moves ten seconds', () => {
    const { session, press } = fakeSession();
    const port = browserMediaSession(session);
    port.bind(actions);
    port.position({ positionMs: 60_000, durationMs: 200_000, rate: 1 });
    for (const action of ['play', 'pause', 'nexttrack', 'previoustrack', 'seekforward', 'seekbackward'])
      press(action);
    press('seekforward', { seekOffset: 3 });
    press('seekto', { seekTime: 42 });
    expect(calls).toEqual([
      'play',
      'pause',
      'next',
      'previous',
      'seek 70000',
      'seek 50000',
      'seek 63000',
      'seek 42000',
    ]);
  });

  it('stops at the beginning of the track', () => {
    const { session, press } = fakeSession();
    browserMediaSession(session).bind(actions);
    press('stop');
    expect(calls).toEqual(['pause', 'seek 0']);
  });

  it('keeps other keys working when the browser does not know one', () => {
    const { session, handlers } = fakeSession(['stop', 'seekto']);
    browserMediaSession(session).bind(actions);
    expect([...handlers.keys()]).toEqual([
      'play',
      'pause',
      'nexttrack',
      'previoustrack',
      'seekforward',
      'seekbackward',
    ]);
  });
});

describe('position and metadata', () => {
  it('sets position and playback rate, clamped to the duration', () => {
    const { session, told } = fakeSession();
    const port = browserMediaSession(session);
    port.position({ positionMs: 200_400, durationMs: 200_000, rate: 1.5 });
    expect(told.setPositionState).toHaveBeenLastCalledWith({
      duration: 200,
      position: 200,
      playbackRate: 1.5,
    });
  });

  it('sets the position once during playback, and again after a seek, a pause or a change of rate', () => {
    vi.useFakeTimers({ now: 0 });
    const { session, told } = fakeSession();
    const port = browserMediaSession(session);
    const at = (positionMs: number, rate = 1) => port.position({ positionMs, durationMs: 200_000, rate });
    const times = () => told.setPositionState.mock.calls.length;
    port.show({ track: buildTrack(), status: 'playing' });
    at(0);
    for (const second of [1, 2, 3]) {
      vi.advanceTimersByTime(1000);
      at(second * 1000);
    }
    expect(times()).toBe(1);
    at(60_000);
    expect(times()).toBe(2);
    at(60_000, 2);
    expect(times()).toBe(3);
    port.show({ track: buildTrack(), status: 'paused' });
    at(60_000, 2);
    port.show({ track: buildTrack(), status: 'playing' });
    at(60_000, 2);
    expect(times()).toBe(5);
    vi.useRealTimers();
  });

  it('clears position and metadata when there is no track', () => {
    const { session, told, handlers } = fakeSession();
    const port = browserMediaSession(session);
    port.bind(actions);
    port.show({ track: buildTrack(), status: 'playing' });
    expect(told.playbackState).toBe('playing');
    port.show({ track: null, status: 'idle' });
    expect(told).toMatchObject({ playbackState: 'none', metadata: null });
    expect(told.setPositionState).toHaveBeenLastCalledWith();
    port.show({ track: buildTrack(), status: 'paused' });
    expect(told.playbackState).toBe('paused');
    port.dispose();
    expect(told).toMatchObject({ playbackState: 'none', metadata: null });
    expect(handlers.size).toBe(0);
  });
});
