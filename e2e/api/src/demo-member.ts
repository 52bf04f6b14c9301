import { endpoints } from '@qingyin/contract';
import { type Visitor, visitor } from './browserless.ts';

/** The demo account, as the server prints it at its start. */
export const demoLogin = { email: 'demo@qingyin.local', password: 'qingyin' };

/**
 * A caller signed in as the demo account.
 *
 * @param headers sent with every call
 * @throws Error when the server refuses
 */
export async function demoMember(url: string, headers?: Record<string, string>): Promise<Visitor> {
  const member = visitor(url, headers);
  const { code } = await member.http.call(endpoints.account.loginEmail, { params: demoLogin });
  if (code !== 200) throw new Error(`the demo account was refused: ${code}`);
  return member;
}
