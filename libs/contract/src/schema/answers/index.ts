import { z } from 'zod';
import type { AnswerOf } from '../../endpoint.ts';
import type * as endpoints from '../../endpoints/index.ts';
import { accountAnswers } from './account.ts';
import { cloudAnswers } from './cloud.ts';
import { libraryAnswers } from './library.ts';
import { listeningAnswers } from './listening.ts';
import { musicAnswers } from './music.ts';
import { socialAnswers } from './social.ts';
import { healthAnswer, systemAnswers } from './system.ts';
import { videoAnswers } from './video.ts';

type Endpoints = typeof endpoints;
type AnswerSchemas = {
  [Area in keyof Endpoints]: { [Name in keyof Endpoints[Area]]: z.ZodType<AnswerOf<Endpoints[Area][Name]>> };
};

/**
 * What our own server answers to each endpoint when all is well, by the same names as `endpoints`. Whole shapes: a
 * field that is missing, of another type or not listed here is an error. An endpoint without a schema does not compile.
 */
export const answers = {
  account: accountAnswers,
  library: libraryAnswers,
  music: musicAnswers,
  social: socialAnswers,
  system: systemAnswers,
  video: videoAnswers,
  cloud: cloudAnswers,
  listening: listeningAnswers,
} satisfies AnswerSchemas;

/** Every refusal, whatever the endpoint: a code and the words, under both names that clients read (contract page, 1.4). */
export const refusal = z
  .strictObject({
    code: z.int().refine((code) => code !== 200, 'is not 200'),
    msg: z.string().min(1),
    message: z.string(),
  })
  .refine(({ msg, message }) => msg === message, { path: ['message'], error: 'says the same as msg' });

export { healthAnswer };
