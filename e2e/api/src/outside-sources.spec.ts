import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Endpoint, endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerSchemas } from './cases.ts';
import { createCover, writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { schemaProblems } from './schema-problems.ts';
import { freshFolder } from './server-process.ts';

const { account, music, musicLibrary } = endpoints;
const RELEASE = '0a1b2c3d-0000-4000-8000-000000000001';
const ARTIST = '0a1b2c3d-0000-4000-8000-000000000002';
const CONTACT = 'admin@example.org';
const folder = freshFolder();
/** What the services were asked, with the user agent. */
const asked: [path: string, agent: string][] = [];
let cover: Buffer;
let one: MusicServer;

/** Answers by hand in the format of the services, shortened. */
const services = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  asked.push([url.pathname, request.headers['user-agent'] ?? '']);
  const json = (body: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  if (url.pathname === '/mb/ws/2/release/')
    json({
      count: 1,
      releases: [
        {
          id: RELEASE,
          score: 100,
          title: '山中',
          'artist-credit': [{ name: '林间', artist: { id: ARTIST } }],
        },
      ],
    });
  else if (url.pathname === '/mb/ws/2/artist/')
    json({
      artists: [
        {
          id: ARTIST,
          name: '林间',
          score: 100,
          disambiguation: '台湾民谣歌手',
          'life-span': { begin: '1954' },
        },
      ],
    });
  else if (url.pathname === `/caa/release/${RELEASE}/front-1200`)
    response.writeHead(307, { location: '/caa/download/front.jpg' }).end();
  else if (url.pathname === '/caa/download/front.jpg') response.end(cover);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  cover = await createCover('#0000ff');
  await writeAlbum(folder, { artist: '林间', title: '山中', tracks: [{ title: '一' }] });
  await new Promise<void>((done) => services.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${String((services.address() as AddressInfo).port)}`;
  one = await startMusicServer([folder], [], {
    QINGYIN_MUSICBRAINZ_URL: `${base}/mb/`,
    QINGYIN_COVER_ART_URL: `${base}/caa/`,
  });
  await one.settled({ songs: 1 });
});
afterAll(async () => {
  await one.dispose();
  services.close();
  rmSync(folder, { recursive: true, force: true });
});

const set = (enabled: string, contact = CONTACT) =>
  one.admin.http.call(account.adminSourcesSet, { params: { enabled, contact } });
const albumPage = async () => {
  const { albums } = await one.admin.http.call(musicLibrary.albums, { params: { order: 'name', limit: 9 } });
  return (await one.admin.http.call(music.album, { params: { id: String(albums[0]?.id) } })).album;
};
const coverReason = async () => {
  const params = { kind: 'album' as const, id: String((await albumPage()).id) };
  const { data } = await one.admin.http.call(musicLibrary.reasons, { params });
  return data.find(({ about }) => about === 'cover');
};
const artistPage = async () => {
  const { id } = (await albumPage()).artist;
  return (await one.admin.http.call(music.artistDesc, { params: { id: String(id) } })).introduction;
};

it('sends no request before an administrator turns a source on', async () => {
  expect(await one.admin.http.call(account.adminSources)).toEqual({
    code: 200,
    data: { enabled: [], contact: '' },
  });
  expect(
    schemaProblems(
      'account.adminSources',
      answerSchemas.get('account.adminSources') as never,
      await one.admin.body(),
    ),
  ).toEqual([]);
  const { caller } = await one.join('member');
  for (const endpoint of [account.adminSources, account.adminSourcesSet] as unknown as Endpoint<
    { enabled: string; contact: string },
    { code: number }
  >[])
    expect(
      await caller.http.call(endpoint, { params: { enabled: 'musicbrainz', contact: CONTACT } }),
    ).toMatchObject({ code: 403 });
  expect(asked).toEqual([]);
  expect((await albumPage()).picUrl).toContain('/album-calm-library-');
});

it('fills a missing cover and description, and names where they are from', async () => {
  expect(await set('musicbrainz,cover-art-archive')).toEqual({ code: 200 });
  await vi.waitFor(async () => expect((await albumPage()).picUrl).toContain('/up-'), { timeout: 20_000 });
  // An artist without a picture is shown with the cover.
  const { picUrl, artist } = await albumPage();
  expect(artist.picUrl).toBe(picUrl);
  expect((await albumPage()).library?.coverFrom).toEqual({
    name: 'Cover Art Archive',
    url: `https://musicbrainz.org/release/${RELEASE}/cover-art`,
  });
  expect(await coverReason()).toEqual({
    ...{ about: 'cover', rule: 'outside', value: 'Cover Art Archive', files: 0, path: '' },
  });
  await vi.waitFor(
    async () =>
      expect(await artistPage()).toEqual([
        { ti: 'MusicBrainz', txt: `台湾民谣歌手 · 1954–\nhttps://musicbrainz.org/artist/${ARTIST}` },
      ]),
    { timeout: 20_000 },
  );
  expect(asked.map(([path]) => path)).toEqual([
    '/mb/ws/2/release/',
    `/caa/release/${RELEASE}/front-1200`,
    '/caa/download/front.jpg',
    '/mb/ws/2/artist/',
  ]);
  for (const [, agent] of asked) expect(agent).toMatch(/^Qingyin\/[\d.]+\S* \( admin@example\.org \)$/);
});

it('asks no second time, and hides what it found while the source is off', async () => {
  await set('');
  expect((await albumPage()).picUrl).toContain('/album-calm-library-');
  expect(await coverReason()).toMatchObject({ rule: 'none', value: '' });
  expect(await artistPage()).toEqual([]);
  await one.restart();
  await set('musicbrainz,cover-art-archive');
  expect((await albumPage()).picUrl).toContain('/up-');
  expect(asked).toHaveLength(4);
});
