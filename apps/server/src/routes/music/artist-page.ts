import {
  artistById,
  artistSongs,
  foundDescription,
  outsideFind,
  isAlbumOf,
  songsOfArtist,
  toAlbums,
  toArtists,
  imageUrl,
  playableFirst,
  selectMvs,
  splitPage,
  toSongWithPrivilege,
  mayAlbumBeSeen,
  mayArtistBeSeen,
  type Viewer,
} from '@qingyin/server-catalogue';
import type { Db, ArtistRow } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { type ArtistRank, endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';
import { chartOfArea } from './artist-areas.ts';
import { readCount, videoCount } from './row-counts.ts';
import { HOT_SONGS } from './catalogue.ts';

const { music } = endpoints;
/** Label by type of artist. */
const identities: Record<number, string> = { 1: '歌手', 2: '歌手', 3: '组合' };

/** Rank of an artist in the chart of the artist's area among visible artists; null if there is no such chart. */
async function rankOf(db: Db, { id, area, score }: ArtistRow, viewer: Viewer): Promise<ArtistRank | null> {
  const type = chartOfArea(area);
  if (type === undefined) return null;
  const ahead = await readCount(
    db
      .selectFrom('artist')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('area', '=', area)
      .where(mayArtistBeSeen(viewer))
      .where((eb) => eb.or([eb('score', '>', score), eb.and([eb('score', '=', score), eb('id', '<', id)])])),
  );
  return { rank: ahead + 1, type };
}

/** Loads an artist as a row and in the format of the contract. @throws BusinessError 404 */
async function artistOf(call: RequestContext, id: number) {
  const view = await publicViewpointOf(call);
  const row = await artistById(call.db, id, view);
  const [artist] = await toArtists(call.db, [row], view);
  if (!artist) throw notFound('歌手');
  return { row, artist, view };
}

/**
 * Routes of an artist's page: details, songs, albums, MVs, biography
 * (docs/specification/contract/discover.md#singer-page).
 */
export const artistPageRoutes: Route[] = [
  route(music.artistDetail, schemas.music.artistDetail, async (call, { id }) => {
    const { row, artist, view } = await artistOf(call, id);
    const picture = artist.picUrl ?? imageUrl(call.origin, row.image_key);
    return {
      code: 200,
      message: 'ok',
      data: {
        artist: {
          id: row.id,
          name: row.name,
          cover: picture,
          avatar: picture,
          alias: artist.alias,
          transNames: artist.transNames ?? [],
          identities: [identities[row.type] ?? '歌手'],
          identifyTag: null,
          briefDesc: row.bio,
          rank: await rankOf(call.db, row, view),
          albumSize: artist.albumSize,
          musicSize: artist.musicSize,
          mvSize: artist.mvSize ?? 0,
        },
        videoCount: await videoCount(call.db, id),
        blacklist: false,
        preferShow: 0,
        showPriMsg: false,
        secondaryExpertIdentiy: [],
        eventCount: 0,
      },
    };
  }),
  route(music.artistTopSong, schemas.music.artistTopSong, async ({ db, origin, viewer }, { id }) => {
    await artistById(db, id, await viewer());
    const { rows, more } = splitPage(
      await artistSongs(db, id, { order: 'hot', limit: HOT_SONGS + 1, offset: 0 }, await viewer()),
      HOT_SONGS,
    );
    return { code: 200, songs: rows.map((record) => toSongWithPrivilege(record, origin)), more };
  }),
  route(music.artistSongs, schemas.music.artistSongs, async (call, { id, order, limit, offset }) => {
    const { db, origin } = call;
    const viewer = await call.viewer();
    await artistById(db, id, viewer);
    const { rows, more } = splitPage(
      await artistSongs(db, id, { order, limit: limit + 1, offset }, viewer),
      limit,
    );
    const total = await readCount(
      songsOfArtist(db, id, viewer).select((eb) => eb.fn.countAll<number>().as('n')),
    );
    return { code: 200, songs: rows.map((record) => toSongWithPrivilege(record, origin)), more, total };
  }),
  route(music.artistAlbum, schemas.music.artistAlbum, async (call, { id, limit, offset }) => {
    const { artist, view } = await artistOf(call, id);
    const { rows, more } = splitPage(
      await call.db
        .selectFrom('album')
        .selectAll()
        .where(isAlbumOf(id))
        .where(mayAlbumBeSeen(view))
        .orderBy('publish_time', 'desc')
        .orderBy('id')
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    return { code: 200, artist, hotAlbums: await toAlbums(call.db, rows, view), more };
  }),
  route(music.artistMv, schemas.music.artistMv, async (call, { id, limit, offset }) => {
    const { artist } = await artistOf(call, id);
    const { rows, more } = splitPage(
      await selectMvs(call.db)
        .where('mv.artist_id', '=', id)
        .orderBy(playableFirst('mv'))
        .orderBy('mv.published', 'desc')
        .orderBy('mv.id')
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    const newest = rows[0]?.published;
    return {
      code: 200,
      mvs: rows.map((row) => ({
        id: row.id,
        name: row.name,
        imgurl: imageUrl(call.origin, row.image_key),
        imgurl16v9: imageUrl(call.origin, row.image_key),
        artist,
        artistName: row.artist_name,
        duration: row.duration_ms,
        playCount: row.play_count,
        publishTime: row.published,
        subed: false,
        status: 0,
      })),
      time: newest ? Date.parse(newest) : 0,
      hasMore: more,
    };
  }),
  route(music.artistDesc, schemas.music.artistDesc, async ({ db, viewer }, { id }) => {
    const hearer = await viewer();
    const artist = await artistById(db, id, hearer);
    const chapters = await db
      .selectFrom('artist_chapter')
      .select(['title as ti', 'body as txt'])
      .where('artist_id', '=', id)
      .orderBy('position')
      .execute();
    const briefDesc = artist.bio || (await foundDescription(db, 'artist', id, hearer));
    const outside = briefDesc === '' ? await outsideFind(db, 'artist', id) : undefined;
    // Named, because it is not written by those who run the server.
    if (outside) chapters.push({ ti: outside.name, txt: `${outside.body}\n${outside.url}` });
    return {
      code: 200,
      briefDesc,
      introduction: chapters,
      count: chapters.length,
      topicData: null,
    };
  }),
];
