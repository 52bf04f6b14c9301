/** @file Loaded by itself, from here: what a page imports of a library comes with the page. */
export { ExportButton } from '@qingyin/media-kit';
