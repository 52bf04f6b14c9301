import type { Track } from '@qingyin/contract';
import type { PlaylistFileSong } from '@qingyin/playlist-files';
import { chinese } from '@qingyin/text/chinese';
import { describe, expect, it } from 'vitest';
import { waitingLine } from '../import-draft.ts';
import type { ImportLine } from './import-line.ts';
import { chosenIds } from './import-line.ts';
import { matchLine } from './match-line.ts';
import { matchLines } from './match-lines.ts';

const track = (id: number, name: string, artist: string, more: Partial<Track> = {}): Track => ({
  id,
  name,
  aliases: [],
  artists: [{ id: 1, name: artist }],
  album: { id: 1, name: '', picUrl: '' },
  durationMs: 200_000,
  mvId: 0,
  fee: 0,
  bestLevel: 'standard',
  originCoverType: 0,
  unplayable: null,
  disc: '',
  no: 1,
  popularity: 1,
  ...more,
});
const song = (title: string, artist = '', more: Partial<PlaylistFileSong> = {}): PlaylistFileSong => ({
  title,
  artists: artist ? [artist] : [],
  album: '',
  durationMs: 0,
  ...more,
});

const match = async (sought: PlaylistFileSong, ...tracks: Track[]) => {
  const { state, chosen, candidates } = await matchLine(sought, () => Promise.resolve(tracks), chinese);
  return [state, chosen, candidates.length] as const;
};

const night = track(1, '静夜思', '李白');

describe('matching one line', () => {
  it('is sure when title and artist match, also in the other script, in pinyin or with both swapped', async () => {
    expect(await match(song('静夜思', '李白'), night)).toEqual(['sure', 1, 1]);
    expect(await match(song('靜夜思', '李白'), night)).toEqual(['sure', 1, 1]);
    expect(await match(song('jing ye si', 'Li Bai'), night)).toEqual(['sure', 1, 1]);
    expect(await match(song('李白', '静夜思', { orderUncertain: true }), night)).toEqual(['sure', 1, 1]);
  });

  it('is unsure about a song of the same title by another artist', async () => {
    expect(await match(song('静夜思', '王维'), night)).toEqual(['unsure', null, 1]);
  });

  it('is unsure between two songs of the same title and preselects the first', async () => {
    expect(await match(song('静夜思'), night, track(2, '静夜思', '王维'))).toEqual(['unsure', 1, 2]);
    expect(await match(song('静夜思'), night)).toEqual(['sure', 1, 1]);
  });

  it('prefers the recording with the matching length or version', async () => {
    const live = track(3, '静夜思 (Live)', '李白', { durationMs: 260_000 });
    expect((await match(song('静夜思', '李白', { durationMs: 201_000 }), live, night))[1]).toBe(1);
    expect((await match(song('静夜思 (Live)', '李白'), night, live))[1]).toBe(3);
    expect((await match(song('静夜思 (Live)', '李白'), night))[0]).toBe('unsure');
  });

  it('yields no match when nothing similar was found', async () => {
    expect(await match(song('相思', '王维'), night)).toEqual(['none', null, 0]);
    expect(await match(song('相思', '王维'))).toEqual(['none', null, 0]);
  });

  it('searches by title and artist first, then by shorter queries', async () => {
    const asked: string[] = [];
    await matchLine(
      song('静夜思 (Live)', '李白'),
      (query) => {
        asked.push(query);
        return Promise.resolve([]);
      },
      chinese,
    );
    expect(asked).toEqual(['静夜思 李白', '静夜思 (Live)', '静夜思']);
  });
});

describe('matching many lines', () => {
  const lines = Array.from({ length: 30 }, (_, index) => waitingLine(song(`歌${index}`)));
  const ports = { dictionary: chinese, byIds: () => Promise.resolve([]) };

  it('runs at most four searches at once', async () => {
    let under = 0;
    let most = 0;
    const found: number[] = [];
    await matchLines(lines, {
      ...ports,
      search: async () => {
        most = Math.max(most, ++under);
        await Promise.resolve();
        under--;
        return [];
      },
      onLine: (index) => found.push(index),
      signal: new AbortController().signal,
    });
    expect(most).toBe(4);
    expect(found.sort((a, b) => a - b)).toEqual(lines.map((_, index) => index));
  });

  it('stops after an abort and gives up after repeated failures', async () => {
    const abort = new AbortController();
    let calls = 0;
    const search = () => {
      if (++calls === 5) abort.abort();
      return Promise.resolve([]);
    };
    await matchLines(lines, { ...ports, search, onLine: () => undefined, signal: abort.signal });
    expect(calls).toBeLessThan(10);
    let failed = 0;
    const why = await matchLines(lines, {
      ...ports,
      search: () => {
        failed++;
        return Promise.reject(new Error('down'));
      },
      onLine: () => undefined,
      signal: new AbortController().signal,
    });
    expect(failed).toBeLessThan(10);
    expect(why).toEqual(new Error('down'));
  });

  it('matches by catalogue id unless the id names another song', async () => {
    const done = new Map<number, ImportLine>();
    const asked: string[] = [];
    await matchLines([waitingLine(song('静夜思', '', { id: 1 })), waitingLine(song('相思', '', { id: 2 }))], {
      dictionary: chinese,
      byIds: (ids) => Promise.resolve([night, track(2, '别的', '某人')].filter(({ id }) => ids.includes(id))),
      search: (query) => {
        asked.push(query);
        return Promise.resolve([]);
      },
      onLine: (index, line) => done.set(index, line),
      signal: new AbortController().signal,
    });
    expect(done.get(0)).toMatchObject({ state: 'sure', chosen: 1 });
    expect(done.get(1)).toMatchObject({ state: 'none' });
    expect(asked).toEqual(['相思']);
  });
});

it('lists each chosen song once, in the order of the source', () => {
  const line = (chosen: number | null): ImportLine => ({ ...waitingLine(song('x')), chosen });
  expect(chosenIds([line(3), line(null), line(1), line(3)])).toEqual([3, 1]);
});
