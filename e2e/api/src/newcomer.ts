import { endpoints } from '@qingyin/contract';
import { type Visitor, visitor } from './browserless.ts';

/** User with an account of their own. */
export interface Person {
  caller: Visitor;
  id: number;
  name: string;
}

/** Creates an account and logs in, on a server with open sign-up. @throws Error if the server refuses */
export async function newcomer(url: string, name: string): Promise<Person> {
  const caller = visitor(url);
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
