/** @file The product's own calls about edits of lyrics (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { LyricVersion, LyricVersionText } from '../entities/lyric-version.ts';

const post = { method: 'POST' } as const;

/** Every state of a song's words, the newest first; the last one is version 0, the original. */
export const lyricVersions = endpoint<
  { id: string },
  { code: number; data: { current: number; versions: LyricVersion[] } }
>('/x/lyric/versions');
/** The words of one state, as they were saved. */
export const lyricVersion = endpoint<
  { id: string; version: number },
  { code: number; data: LyricVersionText }
>('/x/lyric/version');
/**
 * Words in TTML, YRC, LRC or plain text, which become the current ones. `base` is the version they were made from; code
 * 409 and the current version in `data` when another one has come since: nothing is saved then.
 */
export const lyricSave = endpoint<
  { id: string; lyric: string; base: number },
  { code: number; data: LyricVersion; message?: string }
>('/x/lyric/save', post);
/** Brings an earlier state back, as a new version; 0 is the original. `base` as for `lyricSave`. */
export const lyricRevert = endpoint<
  { id: string; version: number; base: number },
  { code: number; data: LyricVersion; message?: string }
>('/x/lyric/revert', post);
