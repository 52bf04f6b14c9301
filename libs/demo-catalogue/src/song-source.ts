import type { SongRow } from '@qingyin/server-db';
import { type PoemLine, type SongSource, type SongSpec, modes, moods } from '@qingyin/server-media';
import { z } from 'zod';
import { poemOf } from './catalogue/poems.ts';

const recipeShape = z.object({
  id: z.number(),
  seed: z.number(),
  mode: z.enum(modes),
  tonic: z.number(),
  tempo: z.number(),
  instruments: z.object({
    lead: z.enum(['guzheng', 'pipa', 'guqin']),
    flute: z.boolean(),
    bass: z.boolean(),
    percussion: z.enum(['none', 'drum', 'woodblock']),
  }),
  mood: z.enum(moods),
  oneLine: z.boolean().optional(),
});

/** Song spec without its lines, which are not stored because they are those of the poem. */
export type SongRecipe = Omit<SongSpec, 'lines'> & { oneLine?: boolean };

/** Restores the complete song spec; `lines` are those of the poem. */
export function songSpecOf({ oneLine, ...recipe }: SongRecipe, lines: readonly PoemLine[]): SongSpec {
  return { ...recipe, lines: oneLine ? lines.slice(0, 1) : lines };
}

interface Named {
  album: string;
  albumImageKey: string;
  artists: readonly string[];
}

/**
 * Creates the input of the renderer for a song: the recipe from the row, the lines from the poem, the tags from
 * the catalogue.
 *
 * @returns undefined if the poem of the row does not exist any more
 */
export function songSource(song: SongRow, named: Named): SongSource | undefined {
  const poem = poemOf(song.poem_slug);
  if (!poem) return undefined;
  const { oneLine, ...recipe } = recipeShape.parse(JSON.parse(song.recipe));
  const [, mood, seed] = /^album-([a-z]+)-(.+)$/.exec(named.albumImageKey) ?? [];
  return {
    spec: songSpecOf(oneLine ? { ...recipe, oneLine } : recipe, poem.lines),
    tags: {
      title: song.name,
      artist: named.artists.join(' / '),
      album: named.album,
      track: song.no,
      year: new Date(song.publish_time).getUTCFullYear(),
      cover: {
        kind: 'album',
        mood: moods.find((name) => name === mood) ?? poem.mood,
        seed: seed ?? song.poem_slug,
      },
    },
  };
}
