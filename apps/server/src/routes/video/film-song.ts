import { clipAt } from '@qingyin/demo-catalogue';
import {
  type FilmKindName,
  mediaSourcesByFilm,
  songsByIds,
  toSongWithPrivilege,
} from '@qingyin/server-catalogue';
import { endpoints, type FilmSong } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { isVid, mvById, videoByVid } from './find-film.ts';

const { video } = endpoints;

async function songOf(
  { db, origin, viewer }: RequestContext,
  kind: FilmKindName,
  film: { id: number; song_id: number | null },
): Promise<FilmSong> {
  const [record] = film.song_id ? await songsByIds(db, [film.song_id], await viewer()) : [];
  const [source] = (await mediaSourcesByFilm(db, kind, [film.id])).get(film.id) ?? [];
  return {
    song: record ? toSongWithPrivilege(record, origin) : null,
    from: (record && source && clipAt(source.url)?.clip.from) ?? null,
  };
}

/** Route of the song in a film, and the position in the song at which the film begins (docs/api-extensions.md). */
export const filmSongRoutes: Route[] = [
  route(video.filmSong, schemas.video.filmSong, async (call, { id }) => ({
    code: 200,
    data: isVid(id)
      ? await songOf(call, 'video', await videoByVid(call.db, id))
      : await songOf(call, 'mv', await mvById(call.db, Number(id))),
  })),
];
