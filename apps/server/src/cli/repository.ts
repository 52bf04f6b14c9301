import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Top of the repository, with a slash; both `apps/server/src/cli` and `dist/apps/server` lie in it. */
export const repository = fileURLToPath(
  new URL(import.meta.url.includes('/src/') ? '../../../../' : '../../../', import.meta.url),
);

/** The version the product calls itself. */
export function productVersion(): string {
  try {
    return z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(`${repository}package.json`, 'utf8'))).version;
  } catch {
    return '0.0.0';
  }
}
