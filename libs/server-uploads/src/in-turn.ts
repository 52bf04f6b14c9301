/** Work that waits or runs, by library. */
const running = new Map<number, Promise<unknown>>();

/** Runs work of one library after the work that was requested before; a failure does not stop the next one. */
export function inTurn<Result>(libraryId: number, work: () => Promise<Result>): Promise<Result> {
  const before = running.get(libraryId) ?? Promise.resolve();
  const result = before.then(work, work);
  const settled = result.catch(() => undefined);
  running.set(libraryId, settled);
  void settled.then(() => {
    if (running.get(libraryId) === settled) running.delete(libraryId);
  });
  return result;
}
