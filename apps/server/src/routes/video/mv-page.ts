import {
  URL_LIFE_S,
  imageNumber,
  imageUrl,
  bestSource,
  sourceInFormat,
  mediaSourcesByFilm,
  sourceUrl,
  resourceCounts,
  resourceTypes,
  subscribedIds,
  subscriberCounts,
} from '@qingyin/server-catalogue';
import { endpoints, type MvUrl } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { mvById } from './find-film.ts';

const { video } = endpoints;
const NOT_THERE = 404;

const noUrl = (id: number): MvUrl => ({
  id,
  url: null,
  r: 0,
  size: 0,
  md5: '',
  code: NOT_THERE,
  expi: URL_LIFE_S,
  fee: 0,
  mvFee: 0,
  st: 0,
  msg: '暂无视频文件',
  promotionVo: null,
});

/** Routes of an MV: details, file, counts (docs/specification/contract/video.md#mv-page). */
export const mvRoutes: Route[] = [
  route(video.mvDetail, schemas.video.mvDetail, async ({ db, origin, user }, { mvid }) => {
    const mv = await mvById(db, mvid);
    const viewer = user?.id ?? null;
    const artist = await db
      .selectFrom('artist')
      .select('image_key')
      .where('id', '=', mv.artist_id)
      .executeTakeFirstOrThrow();
    const files = (await mediaSourcesByFilm(db, 'mv', [mv.id])).get(mv.id) ?? [];
    const counts = (await resourceCounts(db, resourceTypes.mv, [mv.id], viewer))(mv.id);
    const cover = imageUrl(origin, mv.image_key);
    const best = files.at(-1)?.resolution ?? 0;
    return {
      code: 200,
      subed: (await subscribedIds(db, viewer, 'mv', [mv.id])).has(mv.id),
      mp: {
        id: mv.id,
        fee: 0,
        mvFee: 0,
        payed: 0,
        pl: best,
        dl: best,
        cp: best ? 1 : 0,
        sid: 0,
        st: 0,
        normal: best > 0,
        unauthorized: false,
      },
      data: {
        id: mv.id,
        name: mv.name,
        artistId: mv.artist_id,
        artistName: mv.artist_name,
        artists: [
          {
            id: mv.artist_id,
            name: mv.artist_name,
            img1v1Url: imageUrl(origin, artist.image_key),
            followed: (await subscribedIds(db, viewer, 'artist', [mv.artist_id])).has(mv.artist_id),
          },
        ],
        cover,
        coverId: imageNumber(mv.image_key),
        coverId_str: String(imageNumber(mv.image_key)),
        playCount: mv.play_count,
        subCount: (await subscriberCounts(db, 'mv', [mv.id])).get(mv.id) ?? 0,
        shareCount: counts.shares,
        commentCount: counts.comments,
        duration: mv.duration_ms,
        publishTime: mv.published,
        nType: 0,
        briefDesc: mv.copywriter,
        desc: mv.description,
        brs: files.map(({ size, resolution }) => ({ size, br: resolution, point: 0 })),
        commentThreadId: `R_MV_5_${mv.id}`,
        videoGroup: [],
      },
      loadingPic: cover,
      bufferPic: cover,
    };
  }),
  route(video.mvUrl, schemas.video.mvUrl, async ({ db, origin }, { id, r, format }) => {
    const mv = await mvById(db, id);
    const best = bestSource((await mediaSourcesByFilm(db, 'mv', [mv.id])).get(mv.id) ?? [], r);
    if (!best) return { code: 200, data: noUrl(mv.id) };
    const file = sourceInFormat(best, format);
    return {
      code: 200,
      data: {
        ...noUrl(mv.id),
        url: sourceUrl(origin, file),
        r: file.resolution,
        size: file.size,
        md5: file.md5,
        code: 200,
        msg: '',
      },
    };
  }),
  route(video.mvDetailInfo, schemas.video.mvDetailInfo, async ({ db, user }, { mvid }) => {
    const { id } = await mvById(db, mvid);
    const { likes, shares, comments, liked } = (
      await resourceCounts(db, resourceTypes.mv, [id], user?.id ?? null)
    )(id);
    return { code: 200, likedCount: likes, shareCount: shares, commentCount: comments, liked };
  }),
];
