import { z } from 'zod';
import type { AnswerOf } from '../../endpoint.ts';
import type * as endpoints from '../../endpoints/index.ts';
import { accountAnswers } from './account.ts';
import { cloudAnswers } from './cloud.ts';
import { libraryAnswers } from './library.ts';
import { listeningAnswers } from './listening.ts';
import { musicAnswers } from './music.ts';
import { musicLibraryAnswers } from './music-library.ts';
import { otherClientsAnswers } from './other-clients.ts';
import { socialAnswers } from './social.ts';
import { healthAnswer, systemAnswers } from './system.ts';
import { videoAnswers } from './video.ts';

type Endpoints = typeof endpoints;
type AnswerSchemas = {
  [Area in keyof Endpoints]: { [Name in keyof Endpoints[Area]]: z.ZodType<AnswerOf<Endpoints[Area][Name]>> };
};

/**
 * Schemas of this server's successful answers, under the names of `endpoints`. They are strict: missing, mistyped
 * and unlisted fields are errors. An endpoint without a schema does not compile.
 */
export const answers = {
  account: accountAnswers,
  library: libraryAnswers,
  music: musicAnswers,
  musicLibrary: musicLibraryAnswers,
  social: socialAnswers,
  system: systemAnswers,
  video: videoAnswers,
  cloud: cloudAnswers,
  listening: listeningAnswers,
  otherClients: otherClientsAnswers,
} satisfies AnswerSchemas;

/**
 * Schema of every refusal: a code, and the message under both names that clients read
 * (docs/specification/contract/transport.md#http-status).
 */
export const refusal = z
  .strictObject({
    code: z.int().refine((code) => code !== 200, 'is not 200'),
    msg: z.string().min(1),
    message: z.string(),
  })
  .refine(({ msg, message }) => msg === message, { path: ['message'], error: 'must equal msg' });

export { healthAnswer };
