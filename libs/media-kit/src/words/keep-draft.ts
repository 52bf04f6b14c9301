import type { QueryClient } from '@tanstack/react-query';
import { type Draft, keptDrafts, readDrafts, unsent, withDraft } from './drafts.ts';

export type Begun = Pick<Draft, 'words' | 'extra'>;

/** The name of what a user began to write at a place (`key`, such as a thread's name). */
export const ownDraft = (userId: string | null, key: string): string => `${userId ?? ''}/${key}`;

/** What is left when words, and what was chosen beside them, have arrived: what was written or chosen meanwhile. */
export const withoutSent = (begun: Begun, words: string, extra?: unknown): Begun => ({
  words: unsent(begun.words, words),
  extra: JSON.stringify(begun.extra) === JSON.stringify(extra) ? undefined : begun.extra,
});

/** Changes what a user began to write (`own`: its name); without words and anything chosen, nothing more is kept. */
export async function keepDraft(
  client: QueryClient,
  own: string,
  change: (kept: Begun | undefined) => Begun,
): Promise<void> {
  const drafts = await client.ensureQueryData(keptDrafts.query()).catch(() => readDrafts(undefined));
  // What was written at other places meanwhile.
  const latest = client.getQueryData(keptDrafts.query().queryKey) ?? drafts;
  const { words, extra } = change(latest[own]);
  const draft = words === '' && extra === undefined ? null : { words, extra, time: Date.now() };
  await keptDrafts.keep(client, withDraft(latest, own, draft));
}
