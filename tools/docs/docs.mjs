/**
 * `npm run docs`: regenerates docs/api.md from the tables that server, client and tests share, and the code map of
 * docs/architecture.md from the project graph.
 */
import { node } from '../lib/run.mjs';
import { at } from '../lib/root.mjs';
import { writeCodeMap } from './code-map.mjs';

const { code } = await node(['--import', 'tsx', at('apps', 'server', 'src', 'docs', 'write.ts')], {
  env: { TSX_TSCONFIG_PATH: at('apps', 'server', 'tsconfig.json') },
});
if (code === 0) await writeCodeMap();
process.exit(code);
