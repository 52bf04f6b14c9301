import { capabilitiesAnswer, person, USER_ID } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';

/** Post in an answer of `/event`, `id` minutes old. `json` is merged into its field of that name. */
export const event = (id: number, json: object = {}, rest: object = {}) => ({
  id,
  type: 35,
  json: JSON.stringify({ msg: `动态${id}`, ...json }),
  eventTime: Date.now() - id * 60_000,
  user: person(2, '听松'),
  pics: [],
  privacySetting: 0,
  insiteForwardCount: 0,
  info: { threadId: `A_EV_2_${id}_2`, liked: false, likedCount: 3, commentCount: 0 },
  ...rest,
});

/** Answer of `/event`. */
export const feedOf = (...events: object[]) => ({ code: 200, event: events, more: false, lasttime: 1 });

/** Answers for a feed with two posts, of a service with all capabilities the feed uses. */
export const feedAnswers = (rest: Record<string, StubAnswer> = {}): Record<string, StubAnswer> => ({
  '/event': feedOf(event(1), event(2)),
  '/hot/topic': { code: 200, hot: [{ actId: 5, title: '夏夜歌单', participateCount: 12 }] },
  '/x/capabilities': capabilitiesAnswer(['feed', 'post-pictures']),
  '/login/status': {
    data: { code: 200, account: { id: Number(USER_ID) }, profile: person(Number(USER_ID), '我') },
  },
  ...rest,
});
