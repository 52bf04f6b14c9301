import { moods } from '@qingyin/server-media';
import { z } from 'zod';
import a1 from '../poems/a-1.json' with { type: 'json' };
import a2 from '../poems/a-2.json' with { type: 'json' };
import a3 from '../poems/a-3.json' with { type: 'json' };
import a4 from '../poems/a-4.json' with { type: 'json' };
import a5 from '../poems/a-5.json' with { type: 'json' };
import b1 from '../poems/b-1.json' with { type: 'json' };
import b2 from '../poems/b-2.json' with { type: 'json' };
import b3 from '../poems/b-3.json' with { type: 'json' };
import b4 from '../poems/b-4.json' with { type: 'json' };
import b5 from '../poems/b-5.json' with { type: 'json' };

const poemShape = z.object({
  slug: z.string(),
  title: z.string(),
  titleEn: z.string(),
  poet: z.string(),
  poetEn: z.string(),
  era: z.string(),
  mood: z.enum(moods),
  lines: z.array(z.object({ zh: z.string(), en: z.string() })).min(1),
});

export type Poem = z.infer<typeof poemShape>;

/** The poems on which the demo songs are based, in the order of their files. All are in the public domain. */
export const poems: readonly Poem[] = z
  .array(poemShape)
  .parse([a1, a2, a3, a4, a5, b1, b2, b3, b4, b5].flat());

const bySlug = new Map(poems.map((poem) => [poem.slug, poem]));

export const poemOf = (slug: string): Poem | undefined => bySlug.get(slug);
