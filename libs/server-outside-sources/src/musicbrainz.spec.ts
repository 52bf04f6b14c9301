import { expect, it } from 'vitest';
import { musicBrainz } from './musicbrainz.ts';

const ID = '0a1b2c3d-0000-4000-8000-000000000001';
const OTHER = '0a1b2c3d-0000-4000-8000-000000000002';
const WEB = 'https://musicbrainz.org/';
const source = (answer: unknown, asked: string[] = []) =>
  musicBrainz((path) => {
    asked.push(decodeURIComponent(path));
    return Promise.resolve(answer);
  }, WEB);
const release = (more: object = {}) => ({
  ...{ id: ID, score: 100, title: 'Love  Songs', 'artist-credit': [{ name: '林间' }] },
  ...more,
});
const album = { name: 'love songs', artist: '林间', mbid: '' };

it('takes a release of the same title and artist', async () => {
  const asked: string[] = [];
  expect(await source({ releases: [release()] }, asked).findRelease?.(album)).toBe(ID);
  expect(asked).toEqual(['ws/2/release/?query=release:"love songs" AND artist:"林间"&fmt=json&limit=5']);
});

it.each([
  ['another title', { title: 'Love Songs II' }],
  ['another artist', { 'artist-credit': [{ name: '别人' }] }],
  ['a low score', { score: 80 }],
  ['a strange id', { id: '../../x' }],
])('takes no release with %s', async (_what, more) => {
  expect(await source({ releases: [release(more)] }).findRelease?.(album)).toBeUndefined();
});

it('does not let names change the query', async () => {
  const asked: string[] = [];
  await source({}, asked).findRelease?.({ ...album, name: 'a" OR "b\\' });
  expect(asked[0]).toContain('release:"a  OR  b " AND');
});

it('describes an artist, but none of several with one name', async () => {
  const one = { id: ID, name: '林间', score: 100, disambiguation: '歌手', area: { name: '台湾' } };
  const more = { ...one, 'life-span': { begin: '1954', end: '2001' } };
  const question = { name: '林间', mbid: '' };
  expect(await source({ artists: [more] }).describeArtist?.(question)).toEqual({
    body: '歌手 · 台湾 · 1954–2001',
    link: `${WEB}artist/${ID}`,
  });
  expect(await source({ artists: [one, { ...one, id: OTHER }] }).describeArtist?.(question)).toBeUndefined();
  expect(await source(one).describeArtist?.({ ...question, mbid: ID })).toMatchObject({
    body: '歌手 · 台湾',
  });
});

it.each([undefined, null, 'text', { releases: 'x', artists: 5 }, []])(
  'survives the answer %j',
  async (answer) => {
    expect(await source(answer).findRelease?.(album)).toBeUndefined();
    expect(await source(answer).describeArtist?.({ name: '林间', mbid: ID })).toBeUndefined();
  },
);
