import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toDataURL } from 'qrcode';
import { createQrKey, decideQr, lookAtQr } from '../../accounts/qr-logins.ts';
import { imageUrl } from '../../entities/images.ts';
import { usersByIds } from '../../entities/users.ts';
import { notFound } from '../../http/failures.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { handOut } from '../../session/cookies.ts';
import { startSession } from './sign-in.ts';

const { account } = endpoints;
const { qrExpired, qrWaiting, qrScanned, qrAuthorised } = resultCodes;
const QR_SIZE = 240;

const WORDS: Record<number, string> = {
  [qrExpired]: '二维码不存在或已过期',
  [qrWaiting]: '等待扫码',
  [qrScanned]: '授权中',
  [qrAuthorised]: '授权登录成功',
};

/** Routes of the QR login: a code that a logged-in device scans and confirms (contract page, 3.1). */
export const qrRoutes: Route[] = [
  limited(
    rules.qrKey,
    route(account.loginQrKey, schemas.account.loginQrKey, async ({ db, house }) => ({
      code: 200,
      data: { code: 200, unikey: await createQrKey(db, house.now()) },
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
    const { state, userId } = await lookAtQr(call.db, key, call.house.now());
    const user = userId === null ? undefined : (await usersByIds(call.db, [userId])).get(userId);
    const code = state !== qrWaiting && !user ? qrExpired : state;
    const answer = { code, message: WORDS[code] ?? '', cookie: '' };
    if (!user) return answer;
    if (code === qrScanned)
      return { ...answer, nickname: user.nickname, avatarUrl: imageUrl(call.origin, user.image_key) };
    if (code !== qrAuthorised) return answer;
    return { ...answer, cookie: handOut(call, await startSession(call, user), false) };
  }),
  personal(account.qrConfirm, schemas.account.qrConfirm, async ({ db, house, user }, sent) => {
    const data = await decideQr(db, user.id, sent, house.now());
    if (!data) throw notFound('二维码');
    return { code: 200, data };
  }),
];
