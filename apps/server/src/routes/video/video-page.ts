import {
  playableFirst,
  URL_LIFE_S,
  type FilmKey,
  toVideoBriefs,
  bestSource,
  sourceInFormat,
  mediaSourcesByFilm,
  sourceUrl,
  similarMvs,
  resourceCounts,
  resourceTypes,
  subscriberCounts,
  toVideoData,
} from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';
import { isVid, mvById, videoByVid } from './find-film.ts';

const { video } = endpoints;
const RELATED = 10;

/** MVs of the video's song, then videos that share groups with it, most shared groups first. */
async function relatedToVideo(call: RequestContext, vid: string): Promise<FilmKey[]> {
  const { id, song_id } = await videoByVid(call.db, vid);
  const rows = await call.db
    .selectFrom('video_in_group as own')
    .innerJoin('video_in_group as other', 'other.group_id', 'own.group_id')
    .innerJoin('video', 'video.id', 'other.video_id')
    .select(['video.id', (eb) => eb.fn.countAll<number>().as('shared')])
    .where('own.video_id', '=', id)
    .where('video.id', '!=', id)
    .groupBy(['video.id', 'video.play_count'])
    .orderBy(playableFirst('video'))
    .orderBy('shared', 'desc')
    .orderBy('video.play_count', 'desc')
    .orderBy('video.id')
    .limit(RELATED)
    .execute();
  const mvs = song_id
    ? await call.db.selectFrom('mv').select('id').where('song_id', '=', song_id).orderBy('id').execute()
    : [];
  return [
    ...mvs.map((mv): FilmKey => ({ kind: 'mv', id: mv.id })),
    ...rows.map((row): FilmKey => ({ kind: 'video', id: row.id })),
  ].slice(0, RELATED);
}

/** Videos of the MV's song, then similar MVs. */
async function relatedToMv(call: RequestContext, mvid: number): Promise<FilmKey[]> {
  const mv = await mvById(call.db, mvid);
  const videos = await call.db
    .selectFrom('video')
    .select('id')
    .where('song_id', '=', mv.song_id)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(RELATED)
    .execute();
  const mvs = await similarMvs(call.db, mv, RELATED);
  return [
    ...videos.map((row): FilmKey => ({ kind: 'video', id: row.id })),
    ...mvs.map((row): FilmKey => ({ kind: 'mv', id: row.id })),
  ].slice(0, RELATED);
}

/** Routes of a video: details, file, counts, related films (docs/specification/contract/video.md#video-page). */
export const videoRoutes: Route[] = [
  route(video.videoDetail, schemas.video.videoDetail, async (call, { id: vid }) => {
    const row = await videoByVid(call.db, vid);
    const view = await viewpointOf(call);
    const [data] = await toVideoData(call.db, [row], view);
    if (!data) throw notFound('视频');
    return {
      code: 200,
      message: 'success',
      data: {
        vid: data.vid,
        title: data.title,
        description: data.description,
        coverUrl: data.coverUrl,
        durationms: data.durationms,
        playTime: data.playTime,
        publishTime: row.published_at,
        praisedCount: data.praisedCount,
        shareCount: data.shareCount,
        commentCount: data.commentCount,
        subscribeCount: (await subscriberCounts(call.db, 'video', [row.id])).get(row.id) ?? 0,
        creator: data.creator,
        avatarUrl: data.creator.avatarUrl,
        videoGroup: data.videoGroup,
        resolutions: data.resolutions,
        threadId: data.threadId,
        width: data.width,
        height: data.height,
        hasRelatedGameAd: false,
        subscribed: data.subscribed,
        provider: row.provider,
        providerUrl: row.url,
      },
    };
  }),
  route(video.videoUrl, schemas.video.videoUrl, async ({ db, origin }, { id: vid, res, format }) => {
    const { id } = await videoByVid(db, vid);
    const best = bestSource((await mediaSourcesByFilm(db, 'video', [id])).get(id) ?? [], res);
    const file = best && sourceInFormat(best, format);
    return {
      code: 200,
      urls: [
        {
          id: vid,
          url: file ? sourceUrl(origin, file) : null,
          size: file?.size ?? 0,
          validityTime: URL_LIFE_S,
          needPay: false,
          payInfo: null,
          r: file?.resolution ?? 0,
        },
      ],
    };
  }),
  route(video.videoDetailInfo, schemas.video.videoDetailInfo, async ({ db, user }, { vid }) => {
    const { id } = await videoByVid(db, vid);
    const { likes, shares, comments, liked } = (
      await resourceCounts(db, resourceTypes.video, [id], user?.id ?? null)
    )(id);
    return { code: 200, likedCount: likes, shareCount: shares, commentCount: comments, liked };
  }),
  route(video.relatedAllvideo, schemas.video.relatedAllvideo, async (call, { id }) => {
    const films = isVid(id) ? await relatedToVideo(call, id) : await relatedToMv(call, Number(id));
    return { code: 200, message: 'success', data: await toVideoBriefs(call.db, films, call.origin) };
  }),
];
