import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Root of the repository with a trailing slash, three folders above `libs/server-kernel/src` and the bundle's files. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Version in package.json. */
export function productVersion(): string {
  try {
    return z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(`${repositoryRoot}package.json`, 'utf8'))).version;
  } catch {
    return '0.0.0';
  }
}
