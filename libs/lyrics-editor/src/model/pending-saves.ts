/** Pending saves by song. One per song is enough, since an editor runs one save at a time. */
const underWay = new Map<string, Promise<unknown>>();

/** Registers a save or revert as pending until it settles; returns its result. */
export async function trackSave<Result>(songId: string, save: Promise<Result>): Promise<Result> {
  underWay.set(songId, save);
  try {
    return await save;
  } finally {
    if (underWay.get(songId) === save) underWay.delete(songId);
  }
}

/** Waits for a pending save of a song; resolves even if the save fails. */
export async function waitForPendingSave(songId: string): Promise<void> {
  await underWay.get(songId)?.catch(() => undefined);
}
