import { z } from 'zod';
import type { LyricVersion, LyricVersionText } from '../../entities/lyric-version.ts';
import { address, count, id, name, ok, shapeOf, time, words } from './values.ts';

/** The forms the server reads words in. */
export const lyricForm = z.enum(['ttml', 'json', 'yrc', 'qrc', 'krc', 'lys', 'vtt', 'srt', 'lrc', 'plain']);

/** One state of a song's words. */
export const lyricVersion = shapeOf<LyricVersion>()({
  version: count,
  time: z.union([time, z.literal(0)]),
  user: z.strictObject({ userId: id, nickname: name, avatarUrl: address }).nullable(),
  format: lyricForm,
  timing: z.enum(['word', 'line', 'plain', 'none']),
  lines: count,
  from: count.optional(),
}).refine(({ version, time: saved, user }) => (version === 0) === (saved === 0 && user === null), {
  path: ['user'],
  error: 'is told of every version but the original',
});

const saved = z.strictObject({ code: ok, data: lyricVersion });

/** docs/api-extensions.md, edits of lyrics */
export const lyricEditsAnswers = {
  lyricVersions: z.strictObject({
    code: ok,
    data: z
      .strictObject({ current: count, versions: z.array(lyricVersion).min(1) })
      .refine(({ current, versions }) => versions[0]?.version === current && versions.at(-1)?.version === 0, {
        path: ['versions'],
        error: 'begins with the current one and ends with the original',
      }),
  }),
  lyricVersion: z.strictObject({
    code: ok,
    data: shapeOf<LyricVersionText>()({ version: count, format: lyricForm, lyric: words }),
  }),
  lyricSave: saved,
  lyricRevert: saved,
};
