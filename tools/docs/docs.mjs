/** `npm run docs`: regenerates docs/api.md from the tables that server, client and tests share. */
import { node } from '../lib/run.mjs';
import { at } from '../lib/root.mjs';

const { code } = await node(['--import', 'tsx', at('apps', 'server', 'src', 'docs', 'write.ts')], {
  env: { TSX_TSCONFIG_PATH: at('apps', 'server', 'tsconfig.json') },
});
process.exit(code);
