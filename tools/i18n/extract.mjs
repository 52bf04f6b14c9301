// `npm run i18n`: extracts the texts of the client by Lingui, and those of the server.
import { node } from '../lib/run.mjs';
import { at } from '../lib/root.mjs';
import { locales } from './catalogs.mjs';
import { extractServerTexts } from './server-catalog.mjs';

const { code } = await node([
  at('node_modules', '@lingui', 'cli', 'dist', 'lingui.js'),
  'extract',
  '--clean',
]);
if (code === 0) await extractServerTexts(locales);
process.exitCode = code;
