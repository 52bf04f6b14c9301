import { z } from 'zod';
import { name, ok } from './values.ts';

const version = z.string().regex(/^\d+\.\d+\.\d+/);

/** Answers of system calls (docs/api-extensions.md; docs/specification/contract/README.md, row 41). */
export const systemAnswers = {
  innerVersion: z.strictObject({ code: ok, data: z.strictObject({ version }) }),
  capabilities: z.strictObject({
    code: ok,
    data: z.strictObject({ product: name, version, foreign: z.boolean(), features: z.array(name) }),
  }),
  provoke: z.strictObject({ code: z.int(), msg: name, message: name, success: z.literal(false).optional() }),
};

/** Answer of `/healthz`, which is not a call of the API. */
export const healthAnswer = z.strictObject({ status: z.literal('ok'), version });
