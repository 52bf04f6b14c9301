import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiDocs } from './api-docs.ts';
import { formatMarkdown } from './format-markdown.ts';

writeFileSync(
  fileURLToPath(new URL('../../../../docs/api.md', import.meta.url)),
  await formatMarkdown(apiDocs()),
);
