import { repositoryRoot } from '@qingyin/server-kernel';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import kept from './clips.json' with { type: 'json' };

/** Formats of clips; the first one is the default. */
export const clipTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const;
export type ClipType = keyof typeof clipTypes;

const whole = z.int().min(0);
const clipShape = z.object({
  name: z.string(),
  mv: whole,
  /** start position in its song, ms */
  from: whole,
  /** ms */
  duration: whole,
  width: whole,
  height: whole,
  files: z.array(
    z.object({
      type: z.enum(['mp4', 'webm']),
      /** vertical resolution in pixels */
      resolution: whole,
      /** bytes */
      size: whole,
      md5: z.string().length(32),
    }),
  ),
});
export type Clip = z.infer<typeof clipShape>;
export type ClipFile = Clip['files'][number];

/** The clips of the demo films, created by tools/demo-video; the files are in libs/demo-catalogue/clips. */
export const clips: readonly Clip[] = z.array(clipShape).parse(kept);

/** Hash that changes with every change of a clip. */
export const clipsVersion = createHash('md5').update(JSON.stringify(clips)).digest('hex');

/** Posters: one frame for the MV, another one for videos with the same clip. */
export type Poster = 'mv' | 'video';
export const posterKey = (clip: Clip, poster: Poster): string => `clip-${poster}-${clip.name}`;

const FOLDER = '/media/clips/';
const fileName = (clip: Clip, file: ClipFile): string => `${clip.name}-${file.resolution}.${file.type}`;
const byFile = new Map(
  clips.flatMap((clip) => clip.files.map((file) => [fileName(clip, file), { clip, file }])),
);
const posters = new Set(clips.flatMap((clip) => [posterKey(clip, 'mv'), posterKey(clip, 'video')]));

/** URL path of a file. */
export const clipUrl = (clip: Clip, file: ClipFile): string => FOLDER + fileName(clip, file);

/** The clip and file of a URL path. */
export const clipAt = (url: string): { clip: Clip; file: ClipFile } | undefined =>
  url.startsWith(FOLDER) ? byFile.get(url.slice(FOLDER.length)) : undefined;

/** File path of a clip file; undefined if the name is unknown. */
export const clipPath = (name: string): string | undefined =>
  byFile.has(name) ? `${repositoryRoot}libs/demo-catalogue/clips/${name}` : undefined;

/** File path of a poster, by its key with or without `.jpg`; undefined if the key is unknown. */
export function posterPath(name: string): string | undefined {
  const key = name.replace(/\.(jpg|webp)$/, '');
  return posters.has(key) ? `${repositoryRoot}libs/demo-catalogue/clips/${key}.webp` : undefined;
}
