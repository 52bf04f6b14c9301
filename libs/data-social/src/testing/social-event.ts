import type { SocialEvent } from '@qingyin/contract';

/** Minimal event of the contract; `json` is the content of its field of that name. */
export const event = (id: number, json: object = { msg: `动态${id}` }, rest: object = {}): SocialEvent =>
  ({
    id,
    type: 35,
    json: JSON.stringify(json),
    eventTime: 1_000_000 - id,
    user: { userId: 5, nickname: '棉棉', avatarUrl: '' },
    pics: [],
    privacySetting: 0,
    insiteForwardCount: 0,
    info: { threadId: `A_EV_2_${id}_5`, liked: false, likedCount: 3, commentCount: 1 },
    ...rest,
  }) as unknown as SocialEvent;
