import type { Tables } from '@qingyin/server-db';
import type { Transaction } from 'kysely';

export type Trx = Transaction<Tables>;

/**
 * A part of adding or removing the demo catalogue that fits into one short transaction; idempotent.
 *
 * @returns names of stored files that are unused afterwards, to be deleted after the commit
 */
export type DemoStep = (trx: Trx) => Promise<string[] | undefined | void>;
