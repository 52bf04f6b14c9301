import type { QueryClient } from '@tanstack/react-query';
import { type Begun, keepDraft, ownDraft, withoutSent } from './keep-draft.ts';

/**
 * What a guest wrote at a place becomes the user's who has logged in: it is in that user's box until it has arrived, and in no
 * guest's any more.
 *
 * @returns what takes it out of the box once it has arrived
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
