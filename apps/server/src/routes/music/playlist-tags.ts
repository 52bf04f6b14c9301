import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { publicPlaylistCount, tagCounts } from './playlist-square.ts';

const { music } = endpoints;
/** Categories of tags (docs/specification/contract/discover.md#playlist-categories). */
const categories = { '0': '语种', '1': '风格', '2': '场景', '3': '情感', '4': '主题' };
const SELECTABLE = 1;

const knownTags = (call: RequestContext) =>
  call.db.selectFrom('playlist_tag').selectAll().orderBy('position').orderBy('id');

/** Routes of the tags of playlists (docs/specification/contract/discover.md#playlist-categories). */
export const playlistTagRoutes: Route[] = [
  route(music.playlistCatlist, schemas.music.playlistCatlist, async (call) => {
    const counts = await tagCounts(call);
    const tags = await knownTags(call).execute();
    const entry = (name: string, category: number, hot: boolean, resourceCount: number) => ({
      name,
      category,
      hot,
      activity: false,
      type: SELECTABLE,
      resourceType: 0,
      resourceCount,
      imgId: 0,
      imgUrl: null,
    });
    return {
      code: 200,
      all: { ...entry('全部歌单', 0, false, await publicPlaylistCount(call)), type: 0 },
      sub: tags.map(({ name, category, hot }) => entry(name, category, hot === 1, counts.get(name) ?? 0)),
      categories,
    };
  }),
  route(music.playlistHot, schemas.music.playlistHot, async (call) => {
    const counts = await tagCounts(call);
    const tags = await knownTags(call).where('hot', '=', 1).execute();
    return {
      code: 200,
      tags: tags.map(({ id, name, category, position }) => ({
        id,
        name,
        category,
        hot: true,
        playlistTag: { id, name, category, usedCount: counts.get(name) ?? 0, position },
      })),
    };
  }),
  route(music.playlistHighqualityTags, schemas.music.playlistHighqualityTags, async (call) => {
    const counts = await tagCounts(call, true);
    const tags = await knownTags(call).execute();
    return {
      code: 200,
      tags: tags
        .filter(({ name }) => counts.has(name))
        .map(({ id, name, category, hot }) => ({
          id,
          name,
          type: SELECTABLE,
          category,
          hot: hot === 1,
        })),
    };
  }),
];
