import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { apiDocs } from './api-docs.ts';
import { formatted } from './format.ts';

it('docs/api.md is up to date (npm run docs writes it)', async () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/api.md', import.meta.url)), 'utf8');
  expect(page).toBe(await formatted(apiDocs()));
});
