import type { Db, EventRow } from '@qingyin/server-db';
import type { EventInfo, SocialEvent } from '@qingyin/contract';
import { toPictures } from './event-pictures.ts';
import { loadMentions } from './mentions.ts';
import type { Viewpoint } from './playlists.ts';
import { relationsTo } from './relations.ts';
import { commentCounts, HOT_COMMENT_LIKES, likedIds, resourceTypes, shareCounts } from './resource-types.ts';
import { sharedResources } from './shared-resources.ts';
import { eventThreadId } from './threads.ts';
import { toUserBrief, usersByIds } from './users.ts';
import { feedPrivacies, visibleEvents } from './visible-events.ts';

const { event: EVENT } = resourceTypes;

/** Text of a post. @param body the column `event.body` */
export function eventText(body: string): string {
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null && 'msg' in parsed ? String(parsed.msg) : '';
}

/** Forwarded posts by id, as far as the viewer may see them. */
async function originals(
  db: Db,
  rows: readonly EventRow[],
  view: Viewpoint,
): Promise<Map<number, SocialEvent>> {
  const ids = [...new Set(rows.map((row) => row.forward_of))].filter((id) => id > 0);
  if (ids.length === 0) return new Map();
  const found = await visibleEvents(db, view.userId)
    .selectAll('event')
    .where('event.id', 'in', ids)
    .execute();
  return new Map((await toEvents(db, found, view)).map((event) => [event.id, event]));
}

async function titles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('activity').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}

/**
 * Maps posts in the given order (docs/specification/contract/entities.md). The caller checks whether the viewer may
 * see them; shared resources and forwarded posts are included only if the viewer may see those too.
 */
export async function toEvents(db: Db, rows: readonly EventRow[], view: Viewpoint): Promise<SocialEvent[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const users = await usersByIds(
    db,
    rows.map((row) => row.user_id),
  );
  const relation = await relationsTo(db, view.userId, [...users.keys()]);
  const most = await feedPrivacies(db, [...users.keys()]);
  const comments = await commentCounts(db, EVENT, ids);
  const hot = await commentCounts(db, EVENT, ids, HOT_COMMENT_LIKES);
  const forwards = await shareCounts(db, EVENT, ids);
  const liked = await likedIds(db, view.userId, EVENT, ids);
  const shared = await sharedResources(db, rows, view);
  const inner = await originals(db, rows, view);
  const mentions = await loadMentions(db, 'event', ids);
  const topics = await titles(
    db,
    rows.map((row) => row.activity_id).filter((id) => id > 0),
  );
  return rows.flatMap((row) => {
    const user = users.get(row.user_id);
    if (!user) return [];
    const threadId = eventThreadId(row.id, row.user_id);
    const msg = eventText(row.body);
    const original = inner.get(row.forward_of);
    const forwardCount = forwards.get(row.id) ?? 0;
    const counts = {
      commentCount: comments.get(row.id) ?? 0,
      likedCount: row.liked_count,
      shareCount: forwardCount,
    };
    const info: EventInfo = {
      threadId,
      resourceId: row.id,
      resourceType: 2,
      liked: liked.has(row.id),
      ...counts,
      comments: null,
      latestLikedUsers: null,
      commentThread: {
        id: threadId,
        resourceId: row.id,
        resourceType: 2,
        resourceTitle: msg,
        resourceOwnerId: row.user_id,
        ...counts,
        hotCount: hot.get(row.id) ?? 0,
        resourceInfo: null,
        latestLikedUsers: null,
      },
    };
    return [
      {
        id: row.id,
        type: row.type,
        json: JSON.stringify({ msg, ...shared(row), ...(original ? { event: original } : {}) }),
        eventTime: row.created_at,
        showTime: row.created_at,
        expireTime: 0,
        actId: row.activity_id,
        actName: topics.get(row.activity_id) ?? null,
        user: toUserBrief(user, view.origin, relation(user.id)),
        uuid: `event-${row.id}`,
        tmplId: 0,
        topEvent: false,
        forwardCount,
        insiteForwardCount: forwardCount,
        // The post's own privacy, else the author's feed privacy: either tells other viewers that the post must
        // not be quoted publicly.
        privacySetting: row.privacy || (user.id === view.userId ? 0 : (most.get(user.id) ?? 0)),
        threadId,
        pics: toPictures(row.pics, view.origin),
        info,
        ...mentions(row.id),
        rcmdInfo: null,
        lotteryEventData: null,
        pendantData: null,
      },
    ];
  });
}
