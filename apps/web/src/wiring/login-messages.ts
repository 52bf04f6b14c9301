import { msg } from '@lingui/core/macro';

/**
 * Login prompt for guests (docs/specification/README.md#what-the-product-is and
 * docs/specification/errors.md#error-catalogue).
 */
export const loginPrompt = msg`登录可以体验更多功能哦！`;

/** Error message for a login intent that failed after the login. */
export const intentFailed = msg`登录成功了，但刚才的操作没有完成，请再试一次`;
