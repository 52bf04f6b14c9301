import { playableFirst, splitPage, toVideoData, type VideoRow } from '@qingyin/server-catalogue';
import type { VideoGroupTable } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { endpoints, type VideoGroup, type VideoTimeline } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';
import { recommendedVideos } from './recommended-videos.ts';

const { video } = endpoints;
/**
 * Page size of lists without a `limit` parameter (docs/specification/contract/transport.md#pagination-styles): fills
 * three rows of four cards, or four of three.
 */
const PAGE = 12;

async function timeline(call: RequestContext, rows: readonly VideoRow[]): Promise<VideoTimeline> {
  const page = splitPage(rows, PAGE);
  const view = await viewpointOf(call);
  const videos = await toVideoData(call.db, page.rows, view);
  return {
    code: 200,
    msg: 'success',
    hasmore: page.more,
    rcmdLimit: PAGE,
    datas: videos.map((data) => ({ type: 1, displayed: false, alg: '', extAlg: null, data })),
  };
}

const toGroup = ({ id, name }: VideoGroupTable): VideoGroup => ({
  id,
  name,
  url: null,
  relatedVideoType: null,
  selectTab: false,
  abExtInfo: null,
});

const groups = (call: RequestContext) =>
  call.db.selectFrom('video_group').selectAll().orderBy('position').orderBy('id');

/**
 * Routes of videos by group and by time (docs/specification/contract/video.md#videos). Guests may read them;
 * recommended videos require a login.
 */
export const timelineRoutes: Route[] = [
  route(video.videoGroupList, schemas.video.videoGroupList, async (call) => ({
    code: 200,
    data: (await groups(call).execute()).map(toGroup),
  })),
  route(video.videoCategoryList, schemas.video.videoCategoryList, async (call, { limit, offset }) => ({
    code: 200,
    data: (await groups(call).where('category', '=', 1).limit(limit).offset(offset).execute()).map(toGroup),
  })),
  route(video.videoGroup, schemas.video.videoGroup, async (call, { id, offset }) => {
    const group = await call.db
      .selectFrom('video_group')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!group) throw notFound('视频分组');
    const rows = await call.db
      .selectFrom('video')
      .innerJoin('video_in_group', 'video_in_group.video_id', 'video.id')
      .selectAll('video')
      .where('video_in_group.group_id', '=', id)
      .orderBy(playableFirst('video'))
      .orderBy('video.published_at', 'desc')
      .orderBy('video.id')
      .limit(PAGE + 1)
      .offset(offset)
      .execute();
    return timeline(call, rows);
  }),
  route(video.videoTimelineAll, schemas.video.videoTimelineAll, async (call, { offset }) => {
    const rows = await call.db
      .selectFrom('video')
      .selectAll()
      .orderBy(playableFirst('video'))
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .limit(PAGE + 1)
      .offset(offset)
      .execute();
    return timeline(call, rows);
  }),
  personal(video.videoTimelineRecommend, schemas.video.videoTimelineRecommend, async (call, { offset }) =>
    timeline(call, await recommendedVideos(call, { limit: PAGE + 1, offset })),
  ),
];
