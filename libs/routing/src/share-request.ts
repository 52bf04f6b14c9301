/**
 * Shares one request between all callers: calls during the request and after its success get the same promise; a
 * call after its failure repeats it.
 */
export function shareRequest<T>(request: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | null = null;
  return () =>
    (shared ??= request().catch((cause: unknown) => {
      shared = null;
      throw cause;
    }));
}
