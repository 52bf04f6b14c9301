import { z } from 'zod';
import type { LyricVersion, LyricVersionText } from '../../entities/lyric-version.ts';
import { address, count, id, name, ok, strictShape, time, anyText } from './values.ts';

/** Formats of lyrics that the server reads. */
export const lyricForm = z.enum(['ttml', 'json', 'yrc', 'qrc', 'krc', 'lys', 'vtt', 'srt', 'lrc', 'plain']);

/** A version of a song's lyrics. */
export const lyricVersion = strictShape<LyricVersion>()({
  version: count,
  time: z.union([time, z.literal(0)]),
  user: z.strictObject({ userId: id, nickname: name, avatarUrl: address }).nullable(),
  format: lyricForm,
  timing: z.enum(['word', 'line', 'plain', 'none']),
  lines: count,
  from: count.optional(),
}).refine(({ version, time: saved, user }) => (version === 0) === (saved === 0 && user === null), {
  path: ['user'],
  error: 'must be set for every version but the original',
});

const saved = z.strictObject({ code: ok, data: lyricVersion });

/** Answers about edits of lyrics (docs/api-extensions.md, edits of lyrics). */
export const lyricEditsAnswers = {
  lyricVersions: z.strictObject({
    code: ok,
    data: z
      .strictObject({ current: count, versions: z.array(lyricVersion).min(1) })
      .refine(({ current, versions }) => versions[0]?.version === current && versions.at(-1)?.version === 0, {
        path: ['versions'],
        error: 'must begin with the current version and end with the original',
      }),
  }),
  lyricVersion: z.strictObject({
    code: ok,
    data: strictShape<LyricVersionText>()({ version: count, format: lyricForm, lyric: anyText }),
  }),
  lyricSave: saved,
  lyricRevert: saved,
};
