import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient, queryRoots } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { editPlaylistMutation, libraryKeys, type PlaylistEdit } from './index.ts';

const done = { code: 200 };
const all: Record<string, StubAnswer> = {
  '/playlist/name/update': done,
  '/playlist/desc/update': done,
  '/playlist/tags/update': done,
  '/playlist/cover/update': done,
  '/playlist/privacy': done,
};

function setUp(answers: Record<string, StubAnswer> = {}) {
  const stub = stubFetch({ ...all, ...answers });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const save = (edit: PlaylistEdit) =>
    new MutationObserver(client, editPlaylistMutation()).mutate({ id: '5', edit });
  return { stub, client, save };
}

it('sends only the given fields', async () => {
  const { stub, save } = setUp();
  expect(await save({ description: '', tags: ['古风', '清新'] })).toEqual(new Map());
  expect(stub.paths()).toEqual(['/playlist/desc/update', '/playlist/tags/update']);
  expect(await stub.requests[0]?.form()).toEqual({ id: '5', desc: '' });
  expect(await stub.requests[1]?.form()).toEqual({ id: '5', tags: '古风;清新' });
});

it('sends the picture last, with the crop square', async () => {
  let fields: [string, unknown][] = [];
  const { save } = setUp({
    '/playlist/cover/update': async (_url: URL, request: Request) => {
      fields = [...(await request.formData()).entries()];
      return done;
    },
  });
  await save({ cover: { picture: new Blob(['x'], { type: 'image/webp' }), edge: 640 } });
  expect(fields.map(([name]) => name)).toEqual(['id', 'imgSize', 'imgX', 'imgY', 'imgFile']);
  expect(Object.fromEntries(fields)).toMatchObject({ imgSize: '640', imgX: '0', imgY: '0' });
});

it('continues after a refused field and reports it', async () => {
  const { stub, save } = setUp({ '/playlist/name/update': { code: 400, message: '不行' } });
  const failures = await save({ name: '别的', publish: true });
  expect([...failures.keys()]).toEqual(['name']);
  expect(stub.paths()).toEqual(['/playlist/name/update', '/playlist/privacy']);
});

it('stops when the service is unreachable', async () => {
  const { stub, save } = setUp({ '/playlist/name/update': new TypeError('nobody') });
  const failures = await save({ name: '别的', description: '一', publish: true });
  expect([...failures.keys()]).toEqual(['name', 'description', 'publish']);
  expect(stub.paths()).toEqual(['/playlist/name/update']);
});

it('invalidates the playlist and the list of playlists', async () => {
  const { client, save } = setUp();
  const list = [queryRoots.music, 'playlist', '5'];
  client.setQueryData(list, {});
  client.setQueryData(libraryKeys.userPlaylists('9'), []);
  await save({ name: '别的' });
  for (const key of [list, libraryKeys.userPlaylists('9')])
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
