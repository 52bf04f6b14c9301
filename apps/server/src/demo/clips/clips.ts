import { createHash } from 'node:crypto';
import { z } from 'zod';
import { repository } from '../../cli/repository.ts';
import kept from './clips.json' with { type: 'json' };

/** What clips come as; the first one is what everybody gets who asks for none. */
export const clipTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const;
export type ClipType = keyof typeof clipTypes;

const whole = z.int().min(0);
const clipShape = z.object({
  name: z.string(),
  mv: whole,
  /** where in its song it begins, ms */
  from: whole,
  /** ms */
  duration: whole,
  width: whole,
  height: whole,
  files: z.array(
    z.object({
      type: z.enum(['mp4', 'webm']),
      /** lines */
      resolution: whole,
      /** bytes */
      size: whole,
      md5: z.string().length(32),
    }),
  ),
});
export type Clip = z.infer<typeof clipShape>;
export type ClipFile = Clip['files'][number];

/** The demo's films, made by tools/demo-video; the files lie in apps/server/clips. */
export const clips: readonly Clip[] = z.array(clipShape).parse(kept);

/** Changes with every change of any clip. */
export const clipsVersion = createHash('md5').update(JSON.stringify(clips)).digest('hex');

/** Posters: a frame for the MV, another one for a video with the same clip. */
export type Poster = 'mv' | 'video';
export const posterKey = (clip: Clip, poster: Poster): string => `clip-${poster}-${clip.name}`;

const FOLDER = '/media/clips/';
const fileName = (clip: Clip, file: ClipFile): string => `${clip.name}-${file.resolution}.${file.type}`;
const byFile = new Map(
  clips.flatMap((clip) => clip.files.map((file) => [fileName(clip, file), { clip, file }])),
);
const posters = new Set(clips.flatMap((clip) => [posterKey(clip, 'mv'), posterKey(clip, 'video')]));

/** Address of a file below the server. */
export const clipUrl = (clip: Clip, file: ClipFile): string => FOLDER + fileName(clip, file);

/** The clip and the file that an address below the server is of. */
export const clipAt = (url: string): { clip: Clip; file: ClipFile } | undefined =>
  url.startsWith(FOLDER) ? byFile.get(url.slice(FOLDER.length)) : undefined;

/** Where a file lies; undefined when there is none by that name. */
export const clipPath = (name: string): string | undefined =>
  byFile.has(name) ? `${repository}apps/server/clips/${name}` : undefined;

/** Where a poster lies, by its key with or without `.jpg`; undefined when it is none. */
export function posterPath(name: string): string | undefined {
  const key = name.replace(/\.(jpg|webp)$/, '');
  return posters.has(key) ? `${repository}apps/server/clips/${key}.webp` : undefined;
}
