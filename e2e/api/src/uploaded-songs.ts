import { readFileSync } from 'node:fs';
import { endpoints } from '@qingyin/contract';
import { expect } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { writeAlbum } from './music-folder.ts';
import { formWith } from './sample-files.ts';
import { freshFolder } from './server-process.ts';

const { cloud, library, music } = endpoints;

/** An album to upload, see `writeAlbum`. */
export type Album = Parameters<typeof writeAlbum>[1];

/** Writes the tracks of an album and uploads them. @returns numbers of the uploads */
export async function upload({ http }: ApiCaller, album: Album): Promise<number[]> {
  const ids: number[] = [];
  for (const { path } of (await writeAlbum(freshFolder(), album)).tracks) {
    const body = formWith('songFile', readFileSync(path), path.replace(/^.*\//, ''));
    const answer = await http.call(cloud.cloud, { body });
    expect(answer).toMatchObject({ code: 200 });
    ids.push(answer.songId);
  }
  return ids;
}
export const detail = async ({ http }: ApiCaller, id: number) =>
  (await http.call(music.songDetail, { params: { ids: String(id) } })).songs[0];
export const urlOf = async ({ http }: ApiCaller, id: number) =>
  (await http.call(music.songUrl, { params: { id: String(id), level: 'standard' } })).data[0]?.url ?? null;
export const item = async ({ http }: ApiCaller, id: number) =>
  (await http.call(cloud.userCloudDetail, { params: { id: String(id) } })).data[0];
export const found = async ({ http }: ApiCaller, keywords: string) =>
  ((await http.call(music.cloudsearch, { params: { keywords, type: 1 } })).result.songs ?? []).map(
    ({ id }) => id,
  );
export const albumOf = async (caller: ApiCaller, id: number): Promise<number> =>
  (await detail(caller, id))?.al.id ?? 0;
export const albumSongs = async ({ http }: ApiCaller, id: number) =>
  (await http.call(music.album, { params: { id: String(id) } })).songs?.map((song) => song.id) ?? [];
export const likes = async ({ http }: ApiCaller, uid: number) =>
  (await http.call(library.likelist, { params: { uid: String(uid) } })).ids;
export const like = ({ http }: ApiCaller, id: number) =>
  http.call(library.like, { params: { id: String(id), like: true } });
export const give = ({ http }: ApiCaller, ids: number[], to: number) =>
  http.call(cloud.cloudLibraryAdd, { params: { id: ids.join(','), library: to } });
export const takeBack = ({ http }: ApiCaller, ids: number[], from: number) =>
  http.call(cloud.cloudLibraryRemove, { params: { id: ids.join(','), library: from } });
export const remove = ({ http }: ApiCaller, id: number) =>
  http.call(cloud.userCloudDel, { params: { id: String(id) } });
