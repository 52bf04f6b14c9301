import type { QueryClient } from '@tanstack/react-query';
import { keptDrafts, readDrafts, withDraft } from './drafts.ts';

/** Keeps words as what a user began to write at a place; '': nothing more. */
export async function keepDraft(
  client: QueryClient,
  userId: string | null,
  key: string,
  words: string,
  extra?: unknown,
): Promise<void> {
  const drafts = await client.ensureQueryData(keptDrafts.query()).catch(() => readDrafts(undefined));
  // What was written at other places meanwhile.
  const latest = client.getQueryData(keptDrafts.query().queryKey) ?? drafts;
  const draft = words === '' && extra === undefined ? null : { words, extra, time: Date.now() };
  await keptDrafts.keep(client, withDraft(latest, `${userId ?? ''}/${key}`, draft));
}
