import { z } from 'zod';
import { REPLACED_SONGS_MAX } from '../../music-library-rules.ts';
import { id, listOf, none, page, trueUnlessFalse } from '../fields.ts';

/** Pairs `from:to`, or `from:` for a song that is forgotten. */
const pairs = listOf(/^\d{1,15}:\d{0,15}$/, REPLACED_SONGS_MAX).transform((list) =>
  list.map((pair) => {
    const [from = '', to = ''] = pair.split(':');
    return { from: Number(from), to: to === '' ? null : Number(to) };
  }),
);

export const songReplacementParams = {
  adminMissingSongs: z.object(page(50)),
  adminReplacementPreview: z.object({ pairs }),
  adminReplacementAdd: z.object({ pairs }),
  adminReplacementUndo: z.object({ id }),
  adminReplacements: z.object(page(50)),
  adminDuplicates: z.object(page(20)),
  adminDuplicatesSearch: none,
  adminDuplicatesKeep: z.object({ id, kept: trueUnlessFalse }),
};
