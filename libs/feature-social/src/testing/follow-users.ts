import type { FollowUser, SuggestedUser, SuggestionReason } from '@qingyin/contract';

/** Somebody in `user/follows` and its like. */
export const followUser = (userId: number, rest: Partial<FollowUser> = {}): FollowUser =>
  ({
    userId,
    nickname: `听众${userId}`,
    avatarUrl: '',
    signature: null,
    followed: false,
    mutual: false,
    followeds: 3,
    follows: 1,
    ...rest,
  }) as FollowUser;

/** Somebody in `x/people/suggested`. */
export const suggested = (userId: number, reason: SuggestionReason): SuggestedUser => ({
  ...followUser(userId),
  reason,
});
