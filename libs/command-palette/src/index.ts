export { loadCommandPalette } from './load-command-palette.ts';
