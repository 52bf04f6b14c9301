import { persistedValue, queryRoots } from '@qingyin/query-kit';

/** Unsent text of a composer. */
export interface Draft {
  words: string;
  /** attachments, in the form of the composer that wrote them */
  extra?: unknown;
  /** time of the last change, ms since 1970 */
  time: number;
}
/** Drafts by key. */
export type Drafts = Readonly<Record<string, Draft>>;

const MOST = 50;
/** Maximum number of drafts on a device. */

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'words' in kept &&
  typeof kept.words === 'string' &&
  'time' in kept &&
  typeof kept.time === 'number';

/** Validates persisted drafts; invalid entries are dropped. */
export const parseDrafts = (kept: unknown): Drafts =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Draft] => isDraft(entry[1])))
    : {};

/** Copy of `drafts` with the draft of `key` replaced, or removed for null. Only the latest 50 drafts remain. */
export function withDraft(drafts: Drafts, key: string, draft: Draft | null): Drafts {
  const { [key]: _, ...others } = drafts;
  const all = draft ? { ...others, [key]: draft } : others;
  return Object.fromEntries(
    Object.entries(all)
      .toSorted(([, one], [, other]) => other.time - one.time)
      .slice(0, MOST),
  );
}

/**
 * Remainder of a text after `sent` has arrived: the text behind it, or the whole text if its beginning was changed
 * meanwhile.
 */
export function unsentRemainder(words: string, sent: string): string {
  const begun = words.trimStart();
  return begun.startsWith(sent) ? begun.slice(sent.length).trimStart() : words;
}

/**
 * Drafts persisted on this device; they survive reloads and the end of a session
 * (docs/specification/session.md#data-that-survives).
 */
export const persistedDrafts = persistedValue(queryRoots.social, 'drafts', parseDrafts);
