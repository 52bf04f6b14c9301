import { endpoints } from '@qingyin/contract';
import { type ApiCaller, createCaller } from './api-caller.ts';

/** Login of the demo account, as printed by the server at its start. */
export const demoLogin = { email: 'demo@qingyin.local', password: 'qingyin' };

/**
 * Returns a caller logged in as the demo account.
 *
 * @param headers sent with every call
 * @throws Error if the server refuses the login
 */
export async function demoCaller(url: string, headers?: Record<string, string>): Promise<ApiCaller> {
  const member = createCaller(url, headers);
  const { code } = await member.http.call(endpoints.account.loginEmail, { params: demoLogin });
  if (code !== 200) throw new Error(`login of the demo account failed with code ${code}`);
  return member;
}
