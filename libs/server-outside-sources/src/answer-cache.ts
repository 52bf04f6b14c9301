import { type Db, inWriteTransaction, type OutsideSourceName } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import type { GuardedFetch } from './guarded-fetch.ts';
import type { AskJson } from './musicbrainz.ts';
import { OutsideError } from './outside-error.ts';
import type { Pace } from './pace.ts';

/** Largest answer that is read, bytes. */
const MOST_BYTES = 1024 * 1024;
/** How long answers count, ms. */
export const ANSWER_LIFE_MS = 30 * DAY_MS;

/** Asks a service for JSON; answers count for 30 days, also those without a result. */
export const cachedJson =
  ({
    db,
    source,
    load,
    pace,
    now,
  }: {
    db: Db;
    source: OutsideSourceName;
    load: GuardedFetch;
    pace: Pace;
    now: () => number;
  }): AskJson =>
  async (question) => {
    const known = await db
      .selectFrom('outside_answer')
      .select('answer')
      .where('source', '=', source)
      .where('question', '=', question)
      .where('at', '>', now() - ANSWER_LIFE_MS)
      .executeTakeFirst();
    if (known) return known.answer === '' ? undefined : (JSON.parse(known.answer) as unknown);
    const bytes = await pace(() => load(question, MOST_BYTES));
    const answer = bytes ? Buffer.from(bytes).toString('utf8') : '';
    const parsed = answer === '' ? undefined : parse(answer);
    const row = { source, question, at: now(), answer: parsed === undefined ? '' : JSON.stringify(parsed) };
    await inWriteTransaction(db, (trx) =>
      trx
        .insertInto('outside_answer')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['source', 'question']).doUpdateSet({ at: row.at, answer: row.answer }),
        )
        .execute(),
    );
    return parsed;
  };

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new OutsideError('the answer is no JSON', { cause });
  }
}
