/** @file Calls about edits of lyrics beyond the contract (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { LyricVersion, LyricVersionText } from '../entities/lyric-version.ts';

const post = { method: 'POST' } as const;

/** All versions of a song's lyrics, newest first; the last one is version 0, the original. */
export const lyricVersions = endpoint<
  { id: string },
  { code: number; data: { current: number; versions: LyricVersion[] } }
>('/x/lyric/versions');
/** Text of one version as it was saved. */
export const lyricVersion = endpoint<
  { id: string; version: number },
  { code: number; data: LyricVersionText }
>('/x/lyric/version');
/**
 * Saves lyrics in TTML, YRC, LRC or plain text as the current version. `base` is the version that was edited; when
 * another version was saved since, the call saves nothing and answers code 409 with the current version in `data`.
 */
export const lyricSave = endpoint<
  { id: string; lyric: string; base: number },
  { code: number; data: LyricVersion; message?: string }
>('/x/lyric/save', post);
/** Restores an earlier version as a new one; 0 is the original. `base` as for `lyricSave`. */
export const lyricRevert = endpoint<
  { id: string; version: number; base: number },
  { code: number; data: LyricVersion; message?: string }
>('/x/lyric/revert', post);
