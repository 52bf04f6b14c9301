/**
 * Lets all callers wait for one request: a call while it runs, or after it has succeeded, gets the same promise; a call
 * after it has failed sends it again.
 */
export function shareRequest<T>(request: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | null = null;
  return () =>
    (shared ??= request().catch((cause: unknown) => {
      shared = null;
      throw cause;
    }));
}
