/** What changes a song's words and has not ended: only the last of each song, as an editor does one thing at a time. */
const underWay = new Map<string, Promise<unknown>>();

/** Has a save of a song's words, or an earlier state that is brought back, known until it has ended, and gives what it gives. */
export async function saving<Result>(songId: string, save: Promise<Result>): Promise<Result> {
  underWay.set(songId, save);
  try {
    return await save;
  } finally {
    if (underWay.get(songId) === save) underWay.delete(songId);
  }
}

/** Waits for what is under way with a song's words, if anything is, whatever becomes of it. */
export async function saveEnded(songId: string): Promise<void> {
  await underWay.get(songId)?.catch(() => undefined);
}
