import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { music, video } = endpoints;
const MV = '7001';
let server: ServerProcess;
let guest: ApiCaller;

beforeAll(async () => {
  server = await startServer();
  guest = createCaller(server.url);
});
afterAll(() => server.dispose());

/** Media type and magic bytes of each format. */
const formats = {
  mp4: { type: 'video/mp4', at: 4, mark: Buffer.from('ftyp') },
  webm: { type: 'video/webm', at: 0, mark: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
} as const;

const fileOf = async (id: string, r: number, format: 'mp4' | 'webm') =>
  (await guest.http.call(video.mvUrl, { params: { id, r, format } })).data;

/** Ids of all MVs with files. */
async function played(): Promise<string[]> {
  const { data } = await guest.http.call(video.mvAll, { params: { limit: 200 } });
  const details = await Promise.all(
    data.map(({ id }) => guest.http.call(video.mvDetail, { params: { mvid: String(id) } })),
  );
  return details.filter(({ data }) => data.brs.length > 0).map(({ data }) => String(data.id));
}

describe('lists of MVs', () => {
  it.each(['最热', '最新', '上升最快'] as const)(
    'have those without a file last, in the order %s',
    async (order) => {
      const { data } = await guest.http.call(video.mvAll, { params: { order, limit: 200 } });
      const withFile = new Set(await played());
      const playable = data.map(({ id }) => withFile.has(String(id)));
      expect(playable).toContain(false);
      expect(playable).toEqual([...playable].sort((a, b) => Number(b) - Number(a)));
    },
  );
  it('begin the home page and the chart with MVs that can be played', async () => {
    const withFile = await played();
    const { result } = await guest.http.call(music.personalizedMv);
    const chart = await guest.http.call(video.topMv, {});
    expect(withFile).toContain(String(result[0]?.id));
    expect(withFile).toContain(String(chart.data[0]?.id));
  });
});

describe('the file of an MV', () => {
  it.each(['mp4', 'webm'] as const)('exists as %s in every resolution the MV lists', async (format) => {
    const ids = await played();
    expect(ids.length).toBeGreaterThanOrEqual(8);
    for (const id of ids) {
      const { data } = await guest.http.call(video.mvDetail, { params: { mvid: id } });
      expect(data.brs.map(({ br }) => br)).toEqual([360, 720]);
      for (const { br } of data.brs) {
        const file = await fileOf(id, br, format);
        const answer = await fetch(file.url ?? '', { headers: { range: 'bytes=0-11' } });
        const head = Buffer.from(await answer.arrayBuffer());
        const { type, at, mark } = formats[format];
        expect([id, file.r, answer.status, answer.headers.get('content-type')]).toEqual([id, br, 206, type]);
        expect(answer.headers.get('content-range')).toBe(`bytes 0-11/${file.size}`);
        expect(head.subarray(at, at + mark.length).equals(mark)).toBe(true);
      }
    }
  });
  it('has the best resolution up to the requested lines, else the smallest', async () => {
    const lines = async (r: number) => (await fileOf(MV, r, 'mp4')).r;
    expect([await lines(1080), await lines(720), await lines(719), await lines(240)]).toEqual([
      720, 720, 360, 360,
    ]);
  });
  it('is served completely with its size, range requests and CORS', async () => {
    const { url, size } = await fileOf(MV, 360, 'mp4');
    const whole = await fetch(url ?? '');
    expect((await whole.arrayBuffer()).byteLength).toBe(size);
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(whole.headers.get('access-control-allow-origin')).toBe('*');
    const etag = whole.headers.get('etag') ?? '';
    expect((await fetch(url ?? '', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(url ?? '', { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, size]);
    expect((await fetch(url ?? '', { headers: { range: `bytes=${size}-` } })).status).toBe(416);
  });
  it('gives no access to other files', async () => {
    for (const name of ['geese-1080.mp4', 'clips.json', '..%2f..%2fpackage.json', 'clip-mv-geese.webp'])
      expect([name, (await fetch(`${server.url}/media/clips/${name}`)).status]).toEqual([name, 404]);
  });
});

describe('a song and its film', () => {
  /** Start times of a song's lines, ms. */
  const linesOf = async (id: number): Promise<number[]> => {
    const { yrc } = await guest.http.call(music.lyric, { params: { id: String(id) } });
    return [...(yrc?.lyric ?? '').matchAll(/^\[(\d+),/gm)].map(([, start]) => Number(start));
  };
  it('link to each other, and the film begins shortly before a line', async () => {
    for (const id of await played()) {
      const { song, from } = (await guest.http.call(video.filmSong, { params: { id } })).data;
      const { data } = await guest.http.call(video.mvDetail, { params: { mvid: id } });
      expect([id, song?.mv]).toEqual([id, Number(id)]);
      const begins = from ?? -1;
      expect(begins + data.duration).toBeLessThan(song?.dt ?? 0);
      const waits = (await linesOf(song?.id ?? 0)).map((line) => line - begins);
      expect(waits.filter((wait) => wait > 1800 && wait < 2400)).toHaveLength(1);
      const { songs } = await guest.http.call(music.songDetail, { params: { ids: String(song?.id) } });
      expect(songs[0]?.mv).toBe(Number(id));
    }
  });
});

it('videos with the song of a clip play that clip, and preview it', async () => {
  const { datas } = await guest.http.call(video.videoTimelineAll, { params: {} });
  const shown = datas.filter(({ data }) => data.resolutions.length > 0);
  expect(shown.length).toBeGreaterThanOrEqual(4);
  for (const { data } of shown) {
    const [file] = (await guest.http.call(video.videoUrl, { params: { id: data.vid } })).urls;
    expect([data.title, file?.r]).toEqual([data.title, 720]);
    const preview = await fetch(data.previewUrl ?? '', { method: 'HEAD' });
    expect(Number(preview.headers.get('content-length'))).toBe(data.resolutions[0]?.size);
    expect(data.previewDurationms).toBe(data.durationms);
  }
  for (const { data } of datas.filter(({ data }) => data.resolutions.length === 0))
    expect([data.previewUrl, data.urlInfo]).toEqual([null, null]);
});

it('the picture of a film with a clip is one of its frames', async () => {
  const { data } = await guest.http.call(video.mvDetail, { params: { mvid: MV } });
  const answer = await fetch(`${data.cover}?param=320y180`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(data.cover).toContain('/media/img/clip-mv-');
});
