import { msg } from '@lingui/core/macro';

/** Texts of the prebuilt frame; labels are the shell's, so that nothing changes when the app takes over. */
export const frameTexts = {
  navigation: msg`主导航`,
  login: msg`登录`,
  /** for search engines and messengers */
  description: msg`青音：安静地听，好好地存。发现音乐、视频与歌单的网页播放器。`,
};
