/** Marks a type that exists for the compiler only. */
declare const shape: unique symbol;

/** The method a call is made with; the server answers either (contract page, 1.1). */
export type HttpMethod = 'GET' | 'POST';

/**
 * One call of the contract: its path below the prefix and the rules the client applies to it.
 * `Params` are the parameters a caller passes, `Answer` the body that comes back.
 */
export interface Endpoint<Params extends object = object, Answer = unknown> {
  /** as in contract/routes.json, with a leading slash */
  readonly path: string;
  readonly method: HttpMethod;
  /** true: the answer may be cached, so no timestamp is added (seed §7) */
  readonly cache: boolean;
  /** true: the answer is normalised to `{ success, message, code, data }` (seed §7, "format flag") */
  readonly format: boolean;
  readonly [shape]?: (params: Params) => Answer;
}

export type ParamsOf<E> = E extends Endpoint<infer Params, infer _Answer> ? Params : never;
export type AnswerOf<E> = E extends Endpoint<infer _Params, infer Answer> ? Answer : never;

interface EndpointOptions {
  method?: HttpMethod;
  cache?: boolean;
  format?: boolean;
}

/**
 * Declares an endpoint; the default method is GET and nothing is cached (seed §7). Without side effects, so that a
 * bundle holds only the endpoints it calls.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Params extends object, Answer>(
  path: string,
  { method = 'GET', cache = false, format = false }: EndpointOptions = {},
): Endpoint<Params, Answer> {
  return { path, method, cache, format };
}
