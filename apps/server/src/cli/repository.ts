import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Root of the repository with a trailing slash; both `apps/server/src/cli` and `dist/apps/server` lie below it. */
export const repository = fileURLToPath(
  new URL(import.meta.url.includes('/src/') ? '../../../../' : '../../../', import.meta.url),
);

/** Version in package.json. */
export function productVersion(): string {
  try {
    return z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(`${repository}package.json`, 'utf8'))).version;
  } catch {
    return '0.0.0';
  }
}
