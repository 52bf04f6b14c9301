import { z } from 'zod';
import { oneOf, integer, none } from '../fields.ts';

export const systemParams = {
  innerVersion: none,
  capabilities: none,
  provoke: z.object({ status: integer(200, 200, 599), kind: oneOf('status', 'failure', 'text', 'slow') }),
};
