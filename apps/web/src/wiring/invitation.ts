import { msg } from '@lingui/core/macro';

/** The prompt of seed §1 and §8. */
export const invitation = msg`登录可以体验更多功能哦！`;

/** An act that led to the login did not go through after it. */
export const intentFailed = msg`登录成功了，但刚才的操作没有完成，请再试一次`;
