import { createQrKey, updateQrLogin, pollQrLogin } from '@qingyin/server-accounts';
import { imageUrl, usersByIds } from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toDataURL } from 'qrcode';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { setSessionCookie } from '../../http/session-cookies.ts';
import { replaceSession } from './sign-in.ts';

const { account } = endpoints;
const { qrExpired, qrWaiting, qrScanned, qrAuthorised } = resultCodes;
const QR_SIZE = 240;

const MESSAGES: Record<number, string> = {
  [qrExpired]: '二维码不存在或已过期',
  [qrWaiting]: '等待扫码',
  [qrScanned]: '授权中',
  [qrAuthorised]: '授权登录成功',
};

/**
 * Routes of the QR login: a code that a logged-in device scans and confirms (docs/specification/contract/sign-in.md).
 */
export const qrLoginRoutes: Route[] = [
  rateLimited(
    rateLimitRules.qrKey,
    route(account.loginQrKey, schemas.account.loginQrKey, async ({ db, app }) => ({
      code: 200,
      data: { code: 200, unikey: await createQrKey(db, app.now()) },
    })),
  ),
  route(account.loginQrCreate, schemas.account.loginQrCreate, async (call, { key, qrimg }) => {
    const qrurl = `${call.origin}/?qr=${encodeURIComponent(key)}`;
    return {
      code: 200,
      data: { qrurl, qrimg: qrimg ? await toDataURL(qrurl, { width: QR_SIZE, margin: 1 }) : '' },
    };
  }),
  route(account.loginQrCheck, schemas.account.loginQrCheck, async (call, { key }) => {
    const { state, userId } = await pollQrLogin(call.db, key, call.app.now());
    const user = userId === null ? undefined : (await usersByIds(call.db, [userId])).get(userId);
    const code = state !== qrWaiting && !user ? qrExpired : state;
    const answer = { code, message: MESSAGES[code] ?? '', cookie: '' };
    if (!user) return answer;
    if (code === qrScanned)
      return { ...answer, nickname: user.nickname, avatarUrl: imageUrl(call.origin, user.image_key) };
    if (code !== qrAuthorised) return answer;
    return { ...answer, cookie: setSessionCookie(call, await replaceSession(call, user), false) };
  }),
  personal(account.qrConfirm, schemas.account.qrConfirm, async ({ db, app, user }, sent) => {
    const data = await updateQrLogin(db, user.id, sent, app.now());
    if (!data) throw notFound('二维码');
    return { code: 200, data };
  }),
];
