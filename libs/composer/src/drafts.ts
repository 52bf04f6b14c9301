import { persistedValue, queryRoots } from '@qingyin/query-kit';

/** Unsent text of a composer. */
export interface Draft {
  /** text of the draft; the name of the field is persisted */
  words: string;
  /** attachments, in the form of the composer that wrote them */
  extra?: unknown;
  /** time of the last change, ms since 1970 */
  time: number;
}
/** Drafts by key. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Maximum number of drafts on a device. */
const MAX_DRAFTS = 50;

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
      .slice(0, MAX_DRAFTS),
  );
}

/**
 * Remainder of a text after `sent` has arrived: the text behind it, or the whole text if its beginning was changed
 * meanwhile.
 */
export function unsentRemainder(text: string, sent: string): string {
  const begun = text.trimStart();
  return begun.startsWith(sent) ? begun.slice(sent.length).trimStart() : text;
}

/**
 * Drafts persisted on this device; they survive reloads and the end of a session
 * (docs/specification/session.md#data-that-survives).
 */
export const persistedDrafts = persistedValue(queryRoots.social, 'drafts', parseDrafts);
