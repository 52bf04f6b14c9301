import type { QueryClient } from '@tanstack/react-query';
import { type DraftContent, updateDraft, draftKey, withoutSent } from './update-draft.ts';

/**
 * Moves a guest's draft of a place to the user who has logged in.
 *
 * @returns removes the draft; to be called once the text has arrived
 */
export async function adoptGuestDraft(
  client: QueryClient,
  userId: string,
  place: string,
  text: string,
): Promise<() => Promise<void>> {
  const own = draftKey(userId, place);
  const without = (kept: DraftContent | undefined): DraftContent => withoutSent(kept ?? { words: '' }, text);
  await updateDraft(client, own, () => ({ words: text }));
  await updateDraft(client, draftKey(null, place), without);
  return () => updateDraft(client, own, without);
}
