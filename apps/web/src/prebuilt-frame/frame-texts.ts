import { msg } from '@lingui/core/macro';

/** Labels of the prebuilt frame; the same as the shell's, so that nothing changes when the app takes over. */
export const frameTexts = {
  navigation: msg`主导航`,
  login: msg`登录`,
};
