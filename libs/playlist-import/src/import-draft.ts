import type { PlaylistFileSong } from '@qingyin/playlist-files';
import { persistedValue, queryRoots } from '@qingyin/query-kit';
import type { ImportLine } from './match/import-line.ts';

/** Unfinished import, persisted on the device: it survives closing the dialog, the page and the browser. */
export interface ImportDraft {
  /** owner; the draft is not offered to other users of the device */
  userId: string;
  /** pasted text */
  text: string;
  /** name for a new playlist */
  name: string;
  /** null: the source has not been submitted yet */
  lines: readonly ImportLine[] | null;
  /** number of lines left out because they exceed `MOST_LINES` */
  left: number;
}

/** Maximum number of lines of one import. */
export const MAX_IMPORT_LINES = 2000;

const isDraft = (kept: unknown): kept is ImportDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'userId' in kept &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'lines' in kept &&
  (kept.lines === null || Array.isArray(kept.lines)) &&
  'left' in kept;

/** Persisted import draft; the device stores one at a time, null when there is none. */
export const importDraft = persistedValue<ImportDraft | null>(
  queryRoots.library,
  'qy-import-draft',
  (kept) => (isDraft(kept) ? kept : null),
);

/** Import line of a song that has not been searched for yet. */
export const waitingLine = (song: PlaylistFileSong): ImportLine => ({
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
