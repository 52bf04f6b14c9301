import type { Track } from '@qingyin/contract';
import { describe, expect, it } from 'vitest';
import { continuesAlbum } from './machine/on-join.ts';
import type { PlayMode, QueueSource } from './types.ts';
import { moveCommand, removeCommand } from './queue.ts';
import { buildTrack, flushPromises, setUpPlayer, type TestHarness } from './testing.ts';

const album = { id: 7, name: '专辑', picUrl: '' };
/** Tracks 1 to `count` of one album, in order. */
const albumOf = (count: number): Track[] =>
  Array.from({ length: count }, (_, place) => buildTrack({ id: place + 1, album, no: place + 1 }));

const idOf = ({ player }: TestHarness): number | undefined => player.snapshot.get().track?.id;
const last = (bench: TestHarness): string | undefined => bench.audio.calls.at(-1);

/** An album that plays its first track, 15 s before its end. */
async function nearEnd(): Promise<TestHarness> {
  const bench = setUpPlayer({ random: () => 0 });
  bench.player.playList(albumOf(4));
  await flushPromises();
  bench.audio.advance(185_000);
  await flushPromises();
  return bench;
}

describe('gapless playback of consecutive album tracks', () => {
  it('appends the next track to the same deck and makes it current when it starts', async () => {
    const bench = await nearEnd();
    expect(bench.audio.calls).toContain('load 0 /audio/1.mp3?exhigh to be followed');
    expect(last(bench)).toBe('append 0 /audio/2.mp3?exhigh');
    bench.audio.calls.length = 0;
    bench.audio.advance(15_000);
    expect(idOf(bench)).toBe(2);
    expect(bench.player.snapshot.get()).toMatchObject({
      status: 'playing',
      index: 1,
      playing: { level: 'exhigh' },
    });
    expect(bench.player.progress.get()).toMatchObject({ positionMs: 0, durationMs: 200_000 });
    expect(bench.audio.calls).toEqual([]);
    bench.audio.advance(185_000);
    await flushPromises();
    expect(bench.audio.calls).toEqual(['append 0 /audio/3.mp3?exhigh']);
  });

  it('reports each track by itself, as completed', async () => {
    const source: QueueSource = { kind: 'album', id: '7' };
    const bench = setUpPlayer();
    bench.player.playList(albumOf(2), 0, source);
    await flushPromises();
    bench.clock.advance(190_000);
    bench.audio.advance(190_000);
    await flushPromises();
    bench.clock.advance(10_000);
    bench.audio.finish();
    bench.clock.advance(5000);
    bench.player.next();
    expect(bench.reports).toEqual([
      { type: 'started', track: albumOf(2)[0], source },
      expect.objectContaining({ type: 'going-on', trackId: 1 }),
      { type: 'finished', trackId: 1, playedMs: 200_000, completed: true, source },
      { type: 'started', track: albumOf(2)[1], source },
      { type: 'finished', trackId: 2, playedMs: 5000, completed: false, source },
    ]);
  });

  it("sends the new track's position to the media session", async () => {
    const positions: { positionMs: number; durationMs: number }[] = [];
    const bench = setUpPlayer({
      mediaSession: {
        bind: () => {},
        show: () => {},
        position: (state) => positions.push(state),
        dispose: () => {},
      },
    });
    bench.player.playList(albumOf(2));
    await flushPromises();
    bench.audio.advance(190_000);
    await flushPromises();
    bench.audio.finish();
    expect(positions.at(-1)).toMatchObject({ positionMs: 0, durationMs: 200_000 });
  });

  it('loads an album track for gapless playback when it is prepared behind another album', async () => {
    const bench = setUpPlayer();
    bench.player.playList([buildTrack({ id: 9 }), ...albumOf(2)]);
    await flushPromises();
    bench.audio.advance(190_000);
    await flushPromises();
    expect(bench.audio.calls).not.toContain('load 0 /audio/9.mp3?exhigh to be followed');
    expect(last(bench)).toBe('prepare 1 /audio/1.mp3?exhigh to be followed');
    bench.audio.finish();
    bench.audio.advance(190_000);
    await flushPromises();
    expect(last(bench)).toBe('append 1 /audio/2.mp3?exhigh');
    bench.audio.finish();
    expect(idOf(bench)).toBe(2);
    expect(bench.audio.sounding).toBe(1);
  });

  it('prepares the next track on the other deck where a deck cannot append it', async () => {
    const bench = setUpPlayer();
    bench.audio.joins = false;
    bench.player.playList(albumOf(3));
    await flushPromises();
    bench.audio.advance(190_000);
    await flushPromises();
    expect(last(bench)).toBe('prepare 1 /audio/2.mp3?exhigh to be followed');
    bench.audio.finish();
    expect([idOf(bench), bench.audio.sounding, bench.urlRequests.length]).toEqual([2, 1, 2]);
  });

  it('plays the next track when appending fails late, and when the deck ends before it', async () => {
    const late = await nearEnd();
    late.audio.state[0].next = null;
    late.audio.emit({ deck: 0, type: 'not-joined' });
    expect(last(late)).toBe('prepare 1 /audio/2.mp3?exhigh to be followed');
    late.audio.finish();
    expect([idOf(late), late.audio.sounding]).toEqual([2, 1]);

    const early = await nearEnd();
    early.audio.state[0].next = null;
    early.audio.finish();
    await flushPromises();
    expect([idOf(early), early.audio.playingUrl]).toEqual([2, '/audio/2.mp3?exhigh']);
  });
});

describe('the appended track is removed', () => {
  it.each<[string, (bench: TestHarness) => void]>([
    ['another track is inserted before it', ({ player }) => player.playNext([buildTrack({ id: 50 })])],
    ['it is removed from the queue', ({ player }) => player.change(removeCommand([1]))],
    ['it is moved', ({ player }) => player.change(moveCommand([1], 4))],
    ['the current track is moved', ({ player }) => player.change(moveCommand([0], 4))],
    ['the mode becomes single loop', ({ player }) => player.setMode('single-loop')],
    ['the mode becomes shuffle', ({ player }) => player.setMode('shuffle')],
    ['the sleep timer is set to the end of the track', ({ player }) => player.setSleep('after-track')],
    ['another quality is chosen', ({ player }) => player.setQuality('lossless')],
  ])('removes the appended track when %s', async (_, action) => {
    const bench = await nearEnd();
    bench.audio.calls.length = 0;
    action(bench);
    expect(bench.audio.calls).toContain('cut 0');
    expect(bench.audio.state[0]).toMatchObject({ url: '/audio/1.mp3?exhigh', next: null, playing: true });
    expect(idOf(bench)).toBe(1);
  });

  it('prepares the new next track instead of the removed one', async () => {
    const bench = await nearEnd();
    bench.player.playNext([buildTrack({ id: 50 })]);
    bench.audio.advance(1000);
    await flushPromises();
    expect(last(bench)).toBe('prepare 1 /audio/50.mp3?exhigh');
    bench.audio.finish();
    expect(idOf(bench)).toBe(50);
  });

  it('appends the track again when it is next again', async () => {
    const bench = await nearEnd();
    bench.player.setMode('single-loop');
    bench.player.setMode('sequence');
    bench.audio.advance(1000);
    await flushPromises();
    expect(last(bench)).toBe('append 0 /audio/2.mp3?exhigh');
  });

  it('keeps the appended track when a change does not concern it', async () => {
    const bench = await nearEnd();
    bench.player.enqueue([buildTrack({ id: 50 })]);
    bench.player.change(removeCommand([3]));
    bench.player.setMode('list-loop');
    bench.player.pause();
    bench.player.play();
    bench.player.seek(1000);
    expect(bench.audio.calls).not.toContain('cut 0');
    expect(bench.audio.state[0].next).toBe('/audio/2.mp3?exhigh');
  });

  it.each<[string, (bench: TestHarness) => void, number]>([
    ['continues with the new next track', ({ player }) => player.change(removeCommand([1])), 3],
    ['repeats the current track', ({ player }) => player.setMode('single-loop'), 1],
  ])('when the appended track has just started to play, %s', async (_, action, id) => {
    const bench = await nearEnd();
    bench.audio.removeAppended = (deck) => {
      Object.assign(bench.audio.state[deck], { url: '/audio/2.mp3?exhigh', next: null, positionMs: 0 });
      bench.audio.emit({ deck, type: 'joined' });
    };
    action(bench);
    await flushPromises();
    expect([idOf(bench), bench.audio.playingUrl]).toEqual([id, `/audio/${String(id)}.mp3?exhigh`]);
  });
});

describe('the appended track is removed with the deck’s content', () => {
  it.each<[string, (bench: TestHarness) => void, number]>([
    ['next', ({ player }) => player.next(), 2],
    ['a jump in the queue', ({ player }) => player.jumpTo(2), 3],
    ['previous', ({ player }) => player.previous(), 1],
    ['another playlist', ({ player }) => player.playList([buildTrack({ id: 60 })]), 60],
  ])('plays the right track from an emptied deck after %s', async (_, action, id) => {
    const bench = await nearEnd();
    action(bench);
    await flushPromises();
    expect([idOf(bench), bench.audio.playingUrl]).toEqual([id, `/audio/${String(id)}.mp3?exhigh`]);
    expect(bench.audio.state.map(({ next }) => next)).toEqual([null, null]);
  });

  it('appends the next track again after the current one was reloaded', async () => {
    const bench = await nearEnd();
    bench.audio.fail(0, 'status', 403);
    await flushPromises();
    bench.audio.advance(1000);
    await flushPromises();
    expect(last(bench)).toBe('append 0 /audio/2.mp3?exhigh');
  });
});

describe('gapless playback applies to consecutive album tracks only', () => {
  const [one] = albumOf(1) as [Track];
  it.each<[string, Partial<Track>, boolean]>([
    ['the next number: yes', { no: 2 }, true],
    ['the number after next: no', { no: 3 }, false],
    ['the number before: no', { no: 0 }, false],
    ['the next number of another album: no', { no: 2, album: { ...album, id: 8 } }, false],
    ['the first number of the next disc: yes', { no: 1, disc: '2' }, true],
    ['the second number of the next disc: no', { no: 2, disc: '2' }, false],
    ['the same track: no', {}, false],
  ])('decides whether tracks are joined: %s', (_, differences, goes) => {
    expect(continuesAlbum(one, { ...one, ...differences })).toBe(goes);
  });

  it('does not join tracks without an album or a number', () => {
    const bare = { ...one, album: { ...album, id: 0 } };
    expect(continuesAlbum(bare, { ...bare, no: 2 })).toBe(false);
    expect(continuesAlbum({ ...one, no: 0 }, one)).toBe(false);
  });

  it.each<PlayMode>(['single-loop', 'shuffle'])(
    'does not join tracks in %s mode, which plays another order',
    async (mode) => {
      const bench = setUpPlayer({ random: () => 0 });
      bench.player.playList(albumOf(3));
      bench.player.setMode(mode);
      await flushPromises();
      bench.audio.advance(190_000);
      await flushPromises();
      expect(bench.audio.calls.filter((call) => call.startsWith('append'))).toEqual([]);
    },
  );
});
