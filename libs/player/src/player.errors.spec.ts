import { describe, expect, it } from 'vitest';
import { codeOfResolveError, ResolveFailure } from './errors.ts';
import { buildTrack, buildTracks, flushPromises, setUpPlayer, type TestHarness } from './testing.ts';

async function playing(count = 5): Promise<TestHarness> {
  const bench = setUpPlayer();
  bench.player.playList(buildTracks(count));
  await flushPromises();
  return bench;
}

const refuseWith = (code: 'no-url' | 'network') => (): Promise<never> =>
  Promise.reject(new ResolveFailure(code));

describe('unplayable tracks', () => {
  it('skips tracks that the catalogue forbids, with the reason', async () => {
    const bench = setUpPlayer();
    const [first, second, third] = [
      buildTrack({ id: 1, unplayable: 'vip' }),
      buildTrack({ id: 2, unplayable: 'gone' }),
      buildTrack({ id: 3 }),
    ];
    bench.player.playList([first, second, third]);
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({
      status: 'playing',
      index: 2,
      skipped: { track: second, code: 'gone' },
    });
    expect(bench.reports.filter((event) => event.type === 'skipped').map((event) => event.code)).toEqual([
      'vip',
      'gone',
    ]);
    expect(bench.urlRequests).toHaveLength(1);
  });

  it('fails when no track of the queue is playable', async () => {
    const bench = setUpPlayer();
    bench.player.setMode('list-loop');
    bench.player.playList(buildTracks(4).map((track) => ({ ...track, unplayable: 'vip' as const })));
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({
      status: 'failed',
      error: { code: 'nothing-playable' },
    });
  });

  it('skips single tracks without a URL, and restarts the count after a track that played', async () => {
    const bench = setUpPlayer({ manual: true });
    bench.player.playList(buildTracks(9));
    for (let pair = 0; pair < 3; pair += 1) {
      bench.urlRequests.at(-1)?.refuse(new ResolveFailure('no-url'));
      await flushPromises();
      bench.urlRequests.at(-1)?.answer();
      await flushPromises();
      expect(bench.player.snapshot.get().status).toBe('playing');
      bench.audio.finish();
    }
    expect(bench.player.snapshot.get().index).toBe(6);
  });

  it('stops after three failed tracks in a row, with the reason', async () => {
    const bench = setUpPlayer({ resolveUrl: refuseWith('no-url') });
    bench.player.playList(buildTracks(9));
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({
      status: 'failed',
      index: 2,
      error: { code: 'too-many-failures', track: { id: 3 } },
    });
    expect(bench.reports.filter((event) => event.type === 'skipped')).toHaveLength(3);
  });

  it('does not loop over a single broken track', async () => {
    const bench = await playing(1);
    bench.player.setMode('list-loop');
    bench.audio.fail(0, 'decode');
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'failed', error: { code: 'decode' } });
  });

  it('skips a file that the browser cannot decode', async () => {
    const bench = await playing();
    bench.audio.fail(0, 'decode');
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({
      status: 'playing',
      index: 1,
      skipped: { code: 'decode' },
    });
  });
});

describe('expired URLs', () => {
  it.each([403, 404, 410])(
    'requests the URL once more after status %d and continues at the position',
    async (status) => {
      const bench = await playing();
      bench.audio.advance(70_000);
      bench.audio.fail(0, 'status', status);
      await flushPromises();
      expect(bench.urlRequests).toHaveLength(2);
      expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0 });
      expect(bench.audio.position(0)).toBe(70_000);
    },
  );

  it('requests a URL once more after any error when it is older than 15 minutes', async () => {
    const bench = await playing();
    bench.clock.advance(15 * 60_000 + 1);
    bench.audio.fail(0, 'decode');
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0 });
  });

  it('skips the track when the second URL is refused as well', async () => {
    const bench = await playing();
    bench.audio.fail(0, 'status', 404);
    await flushPromises();
    bench.audio.fail(0, 'status', 404);
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({
      status: 'playing',
      index: 1,
      skipped: { code: 'expired' },
    });
  });

  it('renews the URL of a paused track without playing it', async () => {
    const bench = await playing();
    bench.player.pause();
    bench.audio.fail(0, 'status', 403);
    await flushPromises();
    expect(bench.player.snapshot.get().status).toBe('paused');
    expect(bench.audio.sounding).toBeNull();
  });
});

describe('network failures', () => {
  it('shows buffering while data is late and playing when it arrives', async () => {
    const bench = await playing();
    bench.audio.emit({ deck: 0, type: 'waiting' });
    expect(bench.player.snapshot.get().status).toBe('buffering');
    bench.audio.emit({ deck: 0, type: 'playing' });
    expect(bench.player.snapshot.get().status).toBe('playing');
  });

  it('reloads the track at its position after a delay', async () => {
    const bench = await playing();
    bench.audio.advance(33_000);
    bench.audio.fail(0, 'network');
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'resolving', index: 0 });
    bench.clock.advance(1000);
    await flushPromises();
    expect(bench.player.snapshot.get().status).toBe('playing');
    expect(bench.audio.position(0)).toBe(33_000);
  });

  it('treats a stall that does not end as a lost connection', async () => {
    const bench = await playing();
    bench.audio.advance(10_000);
    bench.audio.emit({ deck: 0, type: 'waiting' });
    bench.clock.advance(20_000);
    expect(bench.player.snapshot.get().status).toBe('resolving');
    bench.clock.advance(1000);
    await flushPromises();
    expect(bench.audio.position(0)).toBe(10_000);
  });

  /** A player whose network can be switched off and on. */
  function setUpNetwork() {
    const network = { reachable: true };
    let tell = (_: boolean): void => {};
    const { ports } = setUpPlayer();
    const bench = setUpPlayer({
      resolveUrl: (track, level, signal) =>
        network.reachable
          ? ports.resolveUrl(track, level, signal, 0)
          : Promise.reject(new TypeError('fetch failed')),
      connection: {
        metered: () => false,
        on: (listener) => {
          tell = listener;
          return () => {};
        },
      },
    });
    return { bench, network, online: (): void => tell(true) };
  }

  async function lostAt44s() {
    const set = setUpNetwork();
    const { bench, network } = set;
    bench.player.playList(buildTracks(5), 2);
    await flushPromises();
    bench.audio.advance(44_000);
    network.reachable = false;
    bench.audio.fail(0, 'network');
    for (let minute = 0; minute < 60; minute += 1) {
      bench.clock.advance(30_000);
      await flushPromises();
    }
    return set;
  }

  it('retries a lost connection in place without limit and shows the error', async () => {
    const { bench, network } = await lostAt44s();
    expect(bench.player.snapshot.get()).toMatchObject({
      status: 'resolving',
      index: 2,
      error: { code: 'network' },
    });
    expect(bench.player.progress.get().positionMs).toBe(44_000);
    expect(bench.player.snapshot.get().queue).toHaveLength(5);
    network.reachable = true;
    bench.clock.advance(30_000);
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 2, error: null });
    expect(bench.audio.position(0)).toBe(44_000);
  });

  it('retries at once when the browser is online again or the user presses play', async () => {
    for (const again of ['online', 'press'] as const) {
      const { bench, network, online } = await lostAt44s();
      network.reachable = true;
      if (again === 'online') online();
      else {
        bench.player.pause();
        bench.player.play();
      }
      await flushPromises();
      expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 2, error: null });
      expect(bench.audio.position(0)).toBe(44_000);
    }
  });

  it('refills an empty buffer once the browser is online again', async () => {
    const { bench, online } = setUpNetwork();
    bench.player.playList(buildTracks(1));
    await flushPromises();
    bench.audio.advance(12_000);
    online();
    bench.audio.emit({ deck: 0, type: 'waiting' });
    bench.audio.calls.length = 0;
    online();
    await flushPromises();
    expect(bench.audio.calls).toContain('play 0 at 12000');
    expect(bench.player.snapshot.get().status).toBe('playing');
  });

  it('keeps a track paused that was paused during the outage', async () => {
    const { bench, network, online } = await lostAt44s();
    bench.player.pause();
    network.reachable = true;
    online();
    bench.clock.advance(60_000);
    await flushPromises();
    expect(bench.player.snapshot.get().status).toBe('paused');
    expect(bench.audio.sounding).toBeNull();
  });

  it('skips a file whose URL resolves but whose download always fails', async () => {
    const bench = await playing();
    bench.audio.autoStart = false;
    for (let tries = 0; tries < 4; tries += 1) {
      bench.audio.fail(0, 'status', 500);
      bench.clock.advance(30_000);
      await flushPromises();
    }
    expect(bench.player.snapshot.get()).toMatchObject({ index: 1, skipped: { code: 'expired' } });
  });

  it('cancels a scheduled retry when the user skips the track', async () => {
    const bench = await playing();
    bench.audio.fail(0, 'network');
    bench.player.next();
    await flushPromises();
    bench.clock.advance(10_000);
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 1 });
    expect(bench.urlRequests).toHaveLength(2);
  });

  it('keeps a paused track paused when its connection breaks', async () => {
    const bench = await playing();
    bench.audio.advance(5000);
    bench.player.pause();
    bench.audio.fail(0, 'network');
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'paused', error: null });
    bench.player.play();
    await flushPromises();
    expect(bench.audio.position(0)).toBe(5000);
  });
});

describe('codeOfResolveError', () => {
  it.each([
    [new ResolveFailure('vip'), 'vip'],
    [new TypeError('fetch failed'), 'network'],
    [{ kind: 'timeout' }, 'network'],
    [{ kind: 'network' }, 'network'],
    [{ kind: 'status', status: 500 }, 'network'],
    [{ kind: 'failure' }, 'no-url'],
    [new Error('anything'), 'no-url'],
    [null, 'no-url'],
  ])('%o is %s', (error, code) => {
    expect(codeOfResolveError(error)).toBe(code);
  });
});
