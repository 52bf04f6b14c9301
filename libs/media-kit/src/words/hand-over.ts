import type { QueryClient } from '@tanstack/react-query';
import { type Begun, keepDraft, ownDraft, withoutSent } from './keep-draft.ts';

/**
 * Moves a guest's draft of a place to the user who has logged in.
 *
 * @returns removes the draft; to be called once the text has arrived
 */
export async function handOver(
  client: QueryClient,
  userId: string,
  place: string,
  words: string,
): Promise<() => Promise<void>> {
  const own = ownDraft(userId, place);
  const without = (kept: Begun | undefined): Begun => withoutSent(kept ?? { words: '' }, words);
  await keepDraft(client, own, () => ({ words }));
  await keepDraft(client, ownDraft(null, place), without);
  return () => keepDraft(client, own, without);
}
