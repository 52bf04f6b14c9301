/** `npm run audit`: as `npm test`, with the full matrices instead of pairs; writes its tables under docs/audit. */
import { runMain } from './main.mjs';

await runMain({ audit: true });
