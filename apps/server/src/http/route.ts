import type { SessionUser } from '@qingyin/server-accounts';
import { needsLogin } from '@qingyin/server-kernel';
import type { Endpoint } from '@qingyin/contract';
import type { z } from 'zod';
import type { RequestContext } from './request-context.ts';

/** An endpoint with its handler, as the HTTP layer mounts it. */
export interface Route {
  path: string;
  cache: boolean;
  /** true: answers 301 unless the user is logged in */
  login: boolean;
  /** true: needs or changes personal data, so that a session cookie sent by a foreign page is refused */
  guarded: boolean;
  answer(call: RequestContext): Promise<object>;
}

/** Request context of a logged-in user. */
export interface UserRequestContext extends RequestContext {
  user: SessionUser;
}

/**
 * Binds a handler to a contract endpoint. The answer has the contract's type, the parameters are what the schema
 * accepts; a refused parameter becomes code 400 (docs/specification/contract/transport.md#codes).
 */
export function route<Params extends object, Answer extends object, Schema extends z.ZodType>(
  endpoint: Endpoint<Params, Answer>,
  schema: Schema,
  handle: (call: RequestContext, params: z.output<Schema>) => Promise<NoInfer<Answer>>,
): Route {
  return {
    path: endpoint.path,
    cache: endpoint.cache,
    login: false,
    guarded: endpoint.method === 'POST',
    answer: async (call) => handle(call, schema.parse({ ...call.params })),
  };
}

/** Whether a call comes from a logged-in user, and not from a visitor with or without an anonymous session. */
export const isLoggedIn = (call: RequestContext): call is UserRequestContext =>
  call.user !== null && !call.user.anonymous;

/**
 * Like `route`, for endpoints marked L in the contract: without a login the answer is 301, before parameters are
 * validated.
 */
export function personal<Params extends object, Answer extends object, Schema extends z.ZodType>(
  endpoint: Endpoint<Params, Answer>,
  schema: Schema,
  handle: (call: UserRequestContext, params: z.output<Schema>) => Promise<NoInfer<Answer>>,
): Route {
  return {
    path: endpoint.path,
    cache: false,
    login: true,
    guarded: true,
    answer: async (call) => {
      if (!isLoggedIn(call)) throw needsLogin();
      return handle(call, schema.parse({ ...call.params }));
    },
  };
}
