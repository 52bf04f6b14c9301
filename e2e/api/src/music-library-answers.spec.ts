import { endpoints } from '@qingyin/contract';
import { refusal } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiCaller } from './api-caller.ts';
import { answerSchemas, cases, namedEndpoints } from './cases.ts';
import { yesterday } from './library-song.ts';
import { writeAlbum, writeTrack } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { schemaProblems } from './schema-problems.ts';
import { freshFolder } from './server-process.ts';
import type { Subject } from './access-case.ts';
import { accessCases } from './song-access-cases.ts';

const { library, music, musicLibrary, social } = endpoints;
const folder = freshFolder();
const endpointOf = new Map(namedEndpoints);
const refusals = new Set([301, 400, 401, 403, 404, 405, 501, 502]);
let one: MusicServer;
let member: ApiCaller;
let subjects: Subject[];

beforeAll(async () => {
  await writeAlbum(folder, {
    ...{ artist: '李白', title: '月下', genre: 'Folk', id3: 'id3v2.4' },
    tracks: [{ title: '静夜思', artists: ['李白', '王维'] }, { title: '关山月' }],
  });
  await writeAlbum(folder, { artist: 'Old', title: 'Older', year: 1967, tracks: [{ title: 'Oldest' }] });
  const sound = { number: 900_000, seconds: 1.2 };
  await writeTrack(`${folder}/untitled/x.mp3`, { format: 'mp3', sound, tags: null });
  one = await startMusicServer([folder]);
  await one.settled({ songs: 4, failed: 0 });
  const account = await one.join('member');
  member = account.caller;
  const { http } = member;
  const { songs } = await http.call(musicLibrary.songs, { params: {} });
  const listOf = async (name: string, tracks: string) => {
    const { id } = await http.call(library.playlistCreate, { params: { name } });
    await http.call(music.playlistTracksChange, { params: { op: 'add', pid: String(id), tracks } });
    return id;
  };
  const [hers, own] = [
    await listOf('全部', songs.map(({ id }) => id).join(',')),
    await listOf('一首', String(songs[0]?.id)),
  ];
  subjects = [];
  for (const { id, al, ar } of songs) {
    const params = { id: String(id), like: true };
    await http.call(library.like, { params });
    await http.call(music.scrobble, { params: { id: String(id), sourceid: '0', time: 60 } });
    const said = await http.call(social.comment, {
      params: { t: 1, type: 0, id: String(id), content: '好' },
    });
    const post = await http.call(social.shareResource, {
      params: { type: 'song', id: String(id), msg: '听' },
    });
    subjects.push({
      ...{ song: id, album: al.id, artist: ar[0]?.id ?? 0, hearer: account.id, caller: 0 },
      ...{ list: hers, ownList: own, event: post.id, comment: said.comment?.commentId ?? 0 },
      yesterday: yesterday(),
    });
  }
  expect(subjects).toHaveLength(4);
});
afterAll(() => one.dispose());

/** Faults of an answer, one line each. @throws Error if the server failed */
async function faultsOf(name: string, params: Record<string, string | number | boolean>): Promise<string[]> {
  const endpoint = endpointOf.get(name);
  if (!endpoint) throw new Error(`no endpoint ${name}`);
  await member.http.call(endpoint, { params }).catch(() => undefined);
  const body = await member.body();
  const { code } = z.looseObject({ code: z.number().default(200) }).parse(body);
  if (code === 500) throw new Error(`${name} failed: ${one.server.output().slice(-2000)}`);
  // The call of the spec lost against an earlier version of the lyrics, which its answer contains.
  if (code === 409) return [];
  const schema = refusals.has(code) ? refusal : (answerSchemas.get(name) ?? z.unknown());
  return schemaProblems(name, schema, body);
}

describe('answers about songs that are only in a music library', () => {
  it.each(Object.keys(accessCases))('of %s match the contract', async (name) => {
    const { lists, about } = accessCases[name] ?? {};
    for (const subject of subjects)
      for (const params of [...(lists?.(subject) ?? []), ...(about?.(subject) ?? [])])
        expect([params, await faultsOf(name, params)]).toEqual([params, []]);
  });

  it.each(Object.keys(cases).filter((name) => name.startsWith('musicLibrary.')))(
    'of %s match the contract',
    async (name) => {
      const { params = {}, otherParams = [] } = cases[name] ?? {};
      const { artist = 0 } = subjects[0] ?? {};
      const own = name === 'musicLibrary.artist' ? [{ id: artist }] : [params, ...otherParams];
      for (const each of own) expect([each, await faultsOf(name, each)]).toEqual([each, []]);
    },
  );
});
