import { endpoints } from '@qingyin/contract';
import { type Visitor, visitor } from './browserless.ts';

/** Somebody with an account of their own. */
export interface Person {
  caller: Visitor;
  id: number;
  name: string;
}

/** Makes an account and signs in, on a server that lets people. @throws Error when the server refuses */
export async function newcomer(url: string, name: string): Promise<Person> {
  const caller = visitor(url);
  const { code, profile } = await caller.http.call(endpoints.account.signUp, {
    params: {
      email: `${name.replaceAll(' ', '.')}@example.org`,
      password: 'a long password',
      nickname: name,
    },
  });
  if (!profile) throw new Error(`${name} was refused: ${code}`);
  return { caller, id: profile.userId, name };
}
