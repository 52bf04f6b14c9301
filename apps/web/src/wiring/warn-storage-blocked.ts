import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { onStorageUnavailable } from '@qingyin/device-storage';
import { actionBar } from '@qingyin/ui';

export const storageBlockedMessage = msg`浏览器不让青音保存数据。现在照常可用，但页面关闭后，登录、播放队列和设置都不会被记住。`;

/**
 * Warns once per visit that nothing is persisted, if the browser blocks storage; waits for the texts of the
 * interface.
 */
export function warnStorageBlocked(
  locale: { i18n: I18n; ready: Promise<void> },
  listen = onStorageUnavailable,
): void {
  listen(() => void locale.ready.then(() => actionBar.fail({ text: locale.i18n._(storageBlockedMessage) })));
}
