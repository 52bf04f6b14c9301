import type { ListedSong } from '@qingyin/data-library';
import { keptValue, queryRoots } from '@qingyin/query-kit';
import type { ImportLine } from './match/import-line.ts';

/** An import that is under way; it outlives the dialog, the page and the browser. */
export interface ImportDraft {
  /** whose it is: nobody else is offered it */
  userId: string;
  /** what was pasted */
  text: string;
  /** of the list that will be made */
  name: string;
  /** null: the source is still being given */
  lines: readonly ImportLine[] | null;
  /** lines beyond what one import takes */
  left: number;
}

/** Lines that one import takes. */
export const MOST_LINES = 2000;

const isDraft = (kept: unknown): kept is ImportDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'userId' in kept &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'lines' in kept &&
  (kept.lines === null || Array.isArray(kept.lines)) &&
  'left' in kept;

/** The one import that this device remembers; null when there is none. */
export const importDraft = keptValue<ImportDraft | null>(queryRoots.library, 'qy-import-draft', (kept) =>
  isDraft(kept) ? kept : null,
);

export const waitingLine = (song: ListedSong): ImportLine => ({
  song,
  state: 'waiting',
  candidates: [],
  chosen: null,
});

export const emptyDraft = (userId: string): ImportDraft => ({
  userId,
  text: '',
  name: '',
  lines: null,
  left: 0,
});
