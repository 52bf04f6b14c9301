import type { QueryClient } from '@tanstack/react-query';
import { type Draft, persistedDrafts, parseDrafts, unsentRemainder, withDraft } from './drafts.ts';

/** Content of a draft without its time. */
export type DraftContent = Pick<Draft, 'words' | 'extra'>;

/** Key of a user's draft at a place (`key`, such as the name of a thread); guests have the user id null. */
export const draftKey = (userId: string | null, key: string): string => `${userId ?? ''}/${key}`;

/** Draft without the text and the attachments that have arrived; what was written or chosen meanwhile stays. */
export const withoutSent = (begun: DraftContent, text: string, extra?: unknown): DraftContent => ({
  words: unsentRemainder(begun.words, text),
  extra: JSON.stringify(begun.extra) === JSON.stringify(extra) ? undefined : begun.extra,
});

/** Changes the draft of key `own` in the device storage. A draft without text and attachments is deleted. */
export async function updateDraft(
  client: QueryClient,
  own: string,
  change: (kept: DraftContent | undefined) => DraftContent,
): Promise<void> {
  const drafts = await client.ensureQueryData(persistedDrafts.query()).catch(() => parseDrafts(undefined));
  // Reads the cache again: drafts of other places may have changed while the storage was read.
  const latest = client.getQueryData(persistedDrafts.query().queryKey) ?? drafts;
  const { words, extra } = change(latest[own]);
  const draft = words === '' && extra === undefined ? null : { words, extra, time: Date.now() };
  await persistedDrafts.keep(client, withDraft(latest, own, draft));
}
