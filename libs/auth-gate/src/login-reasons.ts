import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why an action needs a login. */
export interface LoginReason {
  /** what follows the login, as a title */
  title: MessageDescriptor;
  /** reason in a sentence */
  reason: MessageDescriptor;
}

const like: LoginReason = {
  title: msg`登录后就能喜欢`,
  reason: msg`喜欢的内容记在你的账号里，换一台设备也找得到。`,
};
const collect: LoginReason = {
  title: msg`登录后就能收藏`,
  reason: msg`收藏记在你的账号里，换一台设备也找得到。`,
};
const follow: LoginReason = {
  title: msg`登录后就能关注`,
  reason: msg`关注的人和歌手记在你的账号里，有新动态和新歌会告诉你。`,
};
const write: LoginReason = {
  title: msg`登录后就能发表`,
  reason: msg`写下的话会署上你的名字，别人才能回复你。`,
};
const download: LoginReason = {
  title: msg`登录后就能下载`,
  reason: msg`下载只给有账号的人。`,
};
const dailySongs: LoginReason = {
  title: msg`登录后就能听每日推荐`,
  reason: msg`每天清晨，按你的口味挑好一天的歌。`,
};
const other: LoginReason = {
  title: msg`登录后就能继续`,
  reason: msg`这件事要记在你的账号里。`,
};

const reasons: Readonly<Record<string, LoginReason>> = {
  like,
  'like-mv': like,
  'like-video': like,
  'like-post': like,
  'like-comment': { title: like.title, reason: msg`点赞会算上你的账号，每人一次。` },
  'subscribe-playlist': collect,
  'subscribe-album': collect,
  'subscribe-mv': collect,
  'subscribe-video': collect,
  'follow-artist': follow,
  'follow-person': follow,
  comment: write,
  post: write,
  download,
  'daily-songs': dailySongs,
};

/** Reason by the kind of a login intent. */
export const reasonOf = (kind: string): LoginReason => reasons[kind] ?? other;
