import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createTestAccount } from './test-account.ts';

const { library, music } = endpoints;
let server: ServerProcess;
let guest: ApiCaller;
let member: ApiCaller;

beforeAll(async () => {
  server = await startServer();
  guest = createCaller(server.url);
  member = await demoCaller(server.url);
});
afterAll(() => server.dispose());

/** Whether each of the four search endpoints finds a playlist for a caller. */
async function found(caller: ApiCaller, keywords: string, id: number): Promise<boolean[]> {
  const one = await caller.http.call(music.cloudsearch, { params: { keywords, type: 1000 } });
  const all = await caller.http.call(music.cloudsearch, { params: { keywords, type: 1018 } });
  const suggested = await caller.http.call(music.searchSuggest, { params: { keywords } });
  const best = await caller.http.call(music.searchMultimatch, { params: { keywords } });
  return [
    one.result.playlists,
    all.result.playList?.playLists,
    suggested.result.playlists,
    best.result.playlist,
  ].map((lists = []) => lists.some((list) => list.id === id));
}

describe('search finds a playlist', () => {
  const make = async (name: string, privacy: 0 | 10): Promise<number> =>
    (await member.http.call(library.playlistCreate, { params: { name, privacy } })).id;
  const yes = [true, true, true, true];
  /** Lists of others that are just made are found, but not suggested while typing. */
  const searched = [true, true, false, false];
  const no = [false, false, false, false];

  it('for every caller as soon as it is created, but not after its deletion', async () => {
    const id = await make('琥珀色黄昏', 0);
    expect(await found(guest, '琥珀色黄昏', id)).toEqual(searched);
    expect(await found(member, '琥珀色黄昏', id)).toEqual(yes);
    await member.http.call(library.playlistNameUpdate, { params: { id: String(id), name: '翡翠色清晨' } });
    expect(await found(guest, '琥珀色黄昏', id)).toEqual(no);
    expect(await found(guest, 'fcsqc', id)).toEqual(searched);
    await member.http.call(library.playlistDelete, { params: { id: String(id) } });
    expect(await found(guest, '翡翠色清晨', id)).toEqual(no);
  });

  it('for no caller while it is private, not even for its owner', async () => {
    const id = await make('珊瑚色正午', 10);
    expect(await found(guest, '珊瑚色正午', id)).toEqual(no);
    expect(await found(member, '珊瑚色正午', id)).toEqual(no);
    await member.http.call(library.playlistPrivacy, { params: { id: String(id) } });
    expect(await found(guest, '珊瑚色正午', id)).toEqual(searched);
    await member.http.call(library.playlistHide, { params: { id: String(id) } });
    expect(await found(guest, '珊瑚色正午', id)).toEqual(no);
  });
});

it('a frequent query becomes a trending search once five different people searched for it', async () => {
  const search = (caller: ApiCaller) =>
    caller.http.call(music.cloudsearch, { params: { keywords: '鹿柴', limit: 1 } });
  const first = async () => (await guest.http.call(music.searchHot)).data.map(({ searchWord }) => searchWord);
  // Guests of one network are one person.
  for (let n = 0; n < 40; n += 1) await search(createCaller(server.url));
  const names = ['hotann', 'hotbob', 'hotcyd'];
  for (const name of names) await search((await createTestAccount(server.url, name)).caller);
  expect(await first()).not.toContain('鹿柴');
  await search(member);
  expect((await first())[0]).toBe('鹿柴');
});
