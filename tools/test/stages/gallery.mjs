import { at } from '../../lib/root.mjs';
import { runWithRecords } from './run-with-records.mjs';

/**
 * Opens every component of the gallery in every view.
 * @param {{ folder: string, env?: NodeJS.ProcessEnv }} run
 */
export const gallery = ({ folder, env }) =>
  runWithRecords([at('tools', 'gallery', 'check-gallery.mjs')], { project: 'gallery', folder, env });
