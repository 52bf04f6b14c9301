import {
  audibleTrackCounts,
  imageUrl,
  playableFirst,
  selectMvs,
  toPrivateContent,
  withDetails,
  toOldSong,
} from '@qingyin/server-catalogue';
import { pickedPlaylists, publicSongs } from '@qingyin/server-recommend';
import type { PlaylistRow } from '@qingyin/server-db';
import { endpoints, type PersonalizedPlaylist } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';

const { music } = endpoints;

async function cards(call: RequestContext, rows: readonly PlaylistRow[]): Promise<PersonalizedPlaylist[]> {
  if (rows.length === 0) return [];
  const countOf = await audibleTrackCounts(call.db, rows, await publicViewpointOf(call));
  return rows.map((row) => ({
    id: row.id,
    type: 0,
    name: row.name,
    copywriter: row.copywriter,
    picUrl: imageUrl(call.origin, row.image_key),
    playCount: row.play_count,
    trackCount: countOf.get(row.id) ?? 0,
  }));
}

/**
 * Routes of the public blocks of the home page (docs/specification/contract/discover.md#personal-recommendations).
 * Answers depend only on the music libraries that the caller hears, so others' can be cached.
 */
export const homeRoutes: Route[] = [
  route(music.banner, schemas.music.banner, async ({ db, origin }) => {
    const rows = await db.selectFrom('banner').selectAll().orderBy('position').execute();
    return {
      code: 200,
      banners: rows.map((row) => ({
        imageUrl: imageUrl(origin, row.image_key),
        targetId: row.target_id,
        targetType: row.target_type,
        titleColor: row.title_color,
        typeTitle: row.type_title,
        title: row.title,
        url: row.url,
        exclusive: false,
        encodeId: String(row.target_id),
      })),
    };
  }),
  route(music.personalized, schemas.music.personalized, async (call, { limit }) => ({
    code: 200,
    hasTaste: false,
    category: 0,
    result: await cards(call, await pickedPlaylists(call.db, await publicViewpointOf(call), limit)),
  })),
  route(music.personalizedNewsong, schemas.music.personalizedNewsong, async (call, { limit }) => {
    const { db, origin } = call;
    const rows = await publicSongs(db, await call.viewer())
      .selectAll()
      .orderBy('publish_time', 'desc')
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    const records = await withDetails(db, rows);
    return {
      code: 200,
      category: 200,
      result: records.map((record) => ({
        id: record.song.id,
        type: 4,
        name: record.song.name,
        picUrl: imageUrl(origin, record.album.image_key),
        canDislike: true,
        song: toOldSong(record, origin),
      })),
    };
  }),
  route(music.personalizedMv, schemas.music.personalizedMv, async ({ db, origin }) => {
    const rows = await selectMvs(db)
      .orderBy(playableFirst('mv'))
      .orderBy('mv.play_count', 'desc')
      .orderBy('mv.id')
      .execute();
    return {
      code: 200,
      category: 0,
      result: rows.map((row) => ({
        id: row.id,
        type: 5,
        name: row.name,
        copywriter: row.copywriter,
        picUrl: imageUrl(origin, row.image_key),
        duration: row.duration_ms,
        playCount: row.play_count,
        subed: false,
        artists: [{ id: row.artist_id, name: row.artist_name }],
        artistName: row.artist_name,
        artistId: row.artist_id,
      })),
    };
  }),
  route(music.privateContent, schemas.music.privateContent, async ({ db, origin }) => {
    const rows = await db.selectFrom('private_content').selectAll().orderBy('position').execute();
    return {
      code: 200,
      name: '独家放送',
      result: rows.map((row) => toPrivateContent(row, origin)),
    };
  }),
];
