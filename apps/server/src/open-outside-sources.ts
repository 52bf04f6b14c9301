import type { Db } from '@qingyin/server-db';
import type { Files } from '@qingyin/server-files';
import { type OutsideSources, startOutsideSources } from '@qingyin/server-outside-sources';
import { explainError } from './cli/explain-error.ts';
import type { ServerOptions } from './cli/options.ts';

interface Opened {
  files: Files;
  options: Pick<ServerOptions, 'outside'>;
  /** of the product */
  version: string;
  /** prints a line to the terminal */
  progress: (line: string) => void;
}

/** Starts to look for missing covers and descriptions at the sources that are on. */
export const openOutsideSources = (db: Db, { files, options, version, progress }: Opened): OutsideSources =>
  startOutsideSources({
    ...{ db, store: files.store, now: Date.now, version, addresses: options.outside },
    onError: (error) => progress(`looking for covers failed and will be retried: ${explainError(error)}`),
  });
