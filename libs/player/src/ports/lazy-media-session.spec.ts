import { describe, expect, it } from 'vitest';
import { buildTrack, flushPromises } from '../testing.ts';
import { lazyMediaSession } from './lazy-media-session.ts';
import type { MediaSessionActions, MediaSessionPort } from './ports.ts';

const actions = {} as MediaSessionActions;
const idle = { track: null, status: 'idle' } as Parameters<MediaSessionPort['show']>[0];
const playing = { ...idle, track: buildTrack({ id: 1 }), status: 'playing' } as typeof idle;

function setUp(fails = 0) {
  const calls: [string, unknown][] = [];
  let failures = fails;
  const session = lazyMediaSession(() => {
    calls.push(['load', null]);
    failures -= 1;
    if (failures >= 0) return Promise.reject(new Error('away'));
    return Promise.resolve({
      bind: (bound) => void calls.push(['bind', bound]),
      show: (state) => void calls.push(['show', state]),
      position: (place) => void calls.push(['position', place]),
      dispose: () => void calls.push(['dispose', null]),
    });
  });
  return { session, calls };
}

describe('lazyMediaSession', () => {
  it('loads with the first track and then applies earlier calls', async () => {
    const { session, calls } = setUp();
    session.bind(actions);
    session.show(idle);
    await flushPromises();
    expect(calls).toEqual([]);
    session.show(playing);
    session.show({ ...playing, status: 'paused' });
    await flushPromises();
    session.position({ positionMs: 1, durationMs: 2, rate: 1 });
    expect(calls).toEqual([
      ['load', null],
      ['bind', actions],
      ['show', { ...playing, status: 'paused' }],
      ['position', { positionMs: 1, durationMs: 2, rate: 1 }],
    ]);
  });

  it('loads again after a failure', async () => {
    const { session, calls } = setUp(1);
    session.bind(actions);
    session.show(playing);
    await flushPromises();
    session.show(playing);
    await flushPromises();
    expect(calls.map(([call]) => call)).toEqual(['load', 'load', 'bind', 'show']);
  });

  it('binds nothing after dispose', async () => {
    const { session, calls } = setUp();
    session.bind(actions);
    session.show(playing);
    session.dispose();
    await flushPromises();
    expect(calls).toEqual([['load', null]]);
  });
});
