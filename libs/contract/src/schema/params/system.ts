import { z } from 'zod';
import { oneOf, whole, none } from '../fields.ts';

export const systemParams = {
  innerVersion: none,
  capabilities: none,
  provoke: z.object({ status: whole(200, 200, 599), kind: oneOf('status', 'failure', 'text', 'slow') }),
};
