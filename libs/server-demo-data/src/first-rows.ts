import { demoState, ensureClips, isSeeded, type DemoState } from '@qingyin/demo-seed';
import { ensureSearchIndex } from '@qingyin/server-search';
import type { Db } from '@qingyin/server-db';
import { openQuestion } from './demo-question.ts';
import { seedDemoData } from './seed-demo-data.ts';

/** What decides about the first rows of a new database. */
export interface FirstRowsOptions {
  /** folders with music */
  music: readonly string[];
  /** undefined: not given, see `demoAtFirstStart` */
  demoCatalogue: 'on' | 'off' | undefined;
  /** size of the long playlist for measurements, songs; 0: none */
  seedBig: number;
  /** size of the playlist of short songs, songs */
  seedShort: number;
  /** size of the library for measurements, songs */
  seedLibrary: number;
  /** number of posts of the generated crowd */
  seedCrowd: number;
}

/** Whether a new database gets the demo catalogue: as said, otherwise only without folders of music. */
export const demoAtFirstStart = ({
  music,
  demoCatalogue,
}: Pick<FirstRowsOptions, 'music' | 'demoCatalogue'>): boolean =>
  demoCatalogue === undefined ? music.length === 0 : demoCatalogue === 'on';

/**
 * Writes the first rows of a new database, with or without the demo catalogue, and brings search index and film files
 * up to date. The choice is stored; a later start with another one changes nothing.
 *
 * @param progress receives progress messages for the terminal
 * @returns the stored choice
 */
export async function writeFirstRows(
  db: Db,
  options: FirstRowsOptions,
  progress: (stage: string) => void,
): Promise<DemoState> {
  if (!(await isSeeded(db))) {
    const catalogue = demoAtFirstStart(options);
    progress(
      catalogue ? 'writing the demo catalogue (first start only)' : 'starting without the demo catalogue',
    );
    const began = performance.now();
    await seedDemoData(db, {
      catalogue,
      big: options.seedBig,
      short: options.seedShort,
      library: options.seedLibrary,
      crowd: options.seedCrowd,
      now: Date.now(),
    });
    if (catalogue && options.demoCatalogue === undefined) await openQuestion(db);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (catalogue) progress(`demo catalogue written in ${seconds} s`);
  }
  await ensureSearchIndex(db);
  await ensureClips(db);
  const state = await demoState(db);
  const { demoCatalogue } = options;
  if (demoCatalogue !== undefined && (state === 'on' || state === 'off') && state !== demoCatalogue)
    progress(
      `the demo catalogue stays ${state}, as chosen before; administrators change that in the settings of the app`,
    );
  return state;
}
