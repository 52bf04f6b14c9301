import type { FollowUser, SuggestedUser, SuggestionReason } from '@qingyin/contract';

/** User in answers of `/user/follows` and similar. */
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

/** User in answers of `/x/people/suggested`. */
export const suggested = (userId: number, reason: SuggestionReason): SuggestedUser => ({
  ...followUser(userId),
  reason,
});
