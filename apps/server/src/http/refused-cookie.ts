import { BusinessError, serverCodes } from '@qingyin/server-kernel';
import type { Sender } from './request-sender.ts';

/** Another site's page sent the browser's session cookie; code 403 in the body, as in HTTP. */
const foreignPage = (): BusinessError =>
  new BusinessError(serverCodes.foreignPage, '请求来自其他网站，已被拒绝');
/**
 * A session issued to a page works only for requests that provably come from our own page; programs use the
 * `cookie` parameter.
 */
const unprovenPage = (): BusinessError =>
  new BusinessError(serverCodes.foreignPage, '无法确认请求来自本站页面，已被拒绝');
/** The error that explains why a request's cookie was not used. */
export const refusedCookie = (sender: Sender): BusinessError =>
  sender === 'foreign' ? foreignPage() : unprovenPage();
