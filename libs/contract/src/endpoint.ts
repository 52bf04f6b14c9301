/** Key of a property that exists at compile time only. */
declare const shape: unique symbol;

/** HTTP method that the client uses; the server accepts both (docs/specification/contract/transport.md#requests). */
export type HttpMethod = 'GET' | 'POST';

/**
 * A call of the contract: its path below the prefix, and how the client sends it.
 *
 * @typeParam Params parameters of the call
 * @typeParam Answer body of the answer
 */
export interface Endpoint<Params extends object = object, Answer = unknown> {
  /** path of the contract, with a leading slash (docs/specification/contract/paths.md) */
  readonly path: string;
  readonly method: HttpMethod;
  /** true: HTTP caches may store the answer, so no timestamp is added (docs/specification/http.md) */
  readonly cache: boolean;
  /**
   * true: the answer is normalised to `{ success, message, code, data }` (docs/specification/http.md, "format flag")
   */
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
 * Declares an endpoint; by default GET and not cached (docs/specification/http.md). Marked as free of side effects,
 * so that a bundle contains only the endpoints it uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Params extends object, Answer>(
  path: string,
  { method = 'GET', cache = false, format = false }: EndpointOptions = {},
): Endpoint<Params, Answer> {
  return { path, method, cache, format };
}
