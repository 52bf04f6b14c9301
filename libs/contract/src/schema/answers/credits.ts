import { z } from 'zod';
import { type Credit, type CreditedArtist, creditRoles } from '../../entities/credits.ts';
import { anyText, id, name, strictShape } from './values.ts';

const creditedArtist = strictShape<CreditedArtist>()({ id, name, detail: anyText });

/** Credits of a song or an album: each role once, with at least one artist. */
export const credits = z.array(
  strictShape<Credit>()({ role: z.enum(creditRoles), artists: z.array(creditedArtist).min(1) }),
);
