import { endpoints } from '@qingyin/contract';
import { type ApiCaller, createCaller } from './api-caller.ts';

/** User with an account of their own. */
export interface TestAccount {
  caller: ApiCaller;
  id: number;
  name: string;
}

/** Creates an account and logs in, on a server with open sign-up. @throws Error if the server refuses */
export async function createTestAccount(url: string, name: string): Promise<TestAccount> {
  const caller = createCaller(url);
  const { code, profile } = await caller.http.call(endpoints.account.signUp, {
    params: {
      email: `${name.replaceAll(' ', '.')}@example.org`,
      password: 'a long password',
      nickname: name,
    },
  });
  if (!profile) throw new Error(`sign-up of ${name} failed with code ${code}`);
  return { caller, id: profile.userId, name };
}
