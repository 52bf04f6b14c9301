import type { Endpoint } from '@qingyin/contract';
import type { z } from 'zod';
import type { SessionUser } from '../session/sessions.ts';
import type { Call } from './call.ts';
import { needsLogin } from './failures.ts';

/** An endpoint with its handler, in the form the HTTP layer mounts. */
export interface Route {
  path: string;
  cache: boolean;
  /** true: 301 for everybody who is not signed in */
  login: boolean;
  /** true: needs or changes what is somebody's, so that a session cookie in a foreign page's call is refused */
  guarded: boolean;
  answer(call: Call): Promise<object>;
}

/** A call of somebody who is signed in. */
export interface PersonalCall extends Call {
  user: SessionUser;
}

/**
 * Binds a handler to a contract endpoint. The answer type is the contract's, the parameters are what the schema
 * lets through; a parameter the schema refuses becomes code 400 (contract page, 1.5).
 */
export function route<Params extends object, Answer extends object, Schema extends z.ZodType>(
  endpoint: Endpoint<Params, Answer>,
  schema: Schema,
  handle: (call: Call, params: z.output<Schema>) => Promise<NoInfer<Answer>>,
): Route {
  return {
    path: endpoint.path,
    cache: endpoint.cache,
    login: false,
    guarded: endpoint.method === 'POST',
    answer: async (call) => handle(call, schema.parse({ ...call.bag })),
  };
}

/** Like `route`, for endpoints marked L in the contract: without a login the answer is 301 before anything else is looked at. */
export function personal<Params extends object, Answer extends object, Schema extends z.ZodType>(
  endpoint: Endpoint<Params, Answer>,
  schema: Schema,
  handle: (call: PersonalCall, params: z.output<Schema>) => Promise<NoInfer<Answer>>,
): Route {
  return {
    path: endpoint.path,
    cache: false,
    login: true,
    guarded: true,
    answer: async (call) => {
      if (!call.user || call.user.anonymous) throw needsLogin();
      return handle({ ...call, user: call.user }, schema.parse({ ...call.bag }));
    },
  };
}
