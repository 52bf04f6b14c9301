import { keptValue, queryRoots } from '@qingyin/query-kit';

/** Words somebody began to write. */
export interface Draft {
  words: string;
  /** what else was chosen, as the place that writes it knows it */
  extra?: unknown;
  /** when it was changed last, ms since 1970 */
  time: number;
}
export type Drafts = Readonly<Record<string, Draft>>;

const MOST = 50;

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'words' in kept &&
  typeof kept.words === 'string' &&
  'time' in kept &&
  typeof kept.time === 'number';

/** What was kept, made safe. */
export const readDrafts = (kept: unknown): Drafts =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Draft] => isDraft(entry[1])))
    : {};

/** With another draft in place of the one of that name; null: without it. Only the latest 50 stay. */
export function withDraft(drafts: Drafts, key: string, draft: Draft | null): Drafts {
  const { [key]: _, ...others } = drafts;
  const all = draft ? { ...others, [key]: draft } : others;
  return Object.fromEntries(
    Object.entries(all)
      .toSorted(([, one], [, other]) => other.time - one.time)
      .slice(0, MOST),
  );
}

/** What is left of words when those that were sent have arrived: what was written after them; all where they were changed. */
export function unsent(words: string, sent: string): string {
  const begun = words.trimStart();
  return begun.startsWith(sent) ? begun.slice(sent.length).trimStart() : words;
}

/** What was begun on this device and not sent: it survives a reload, and the end of a session (screens.md, decision 2). */
export const keptDrafts = keptValue(queryRoots.social, 'drafts', readDrafts);
