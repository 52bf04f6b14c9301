import { type Db, inWriteTransaction, whereIn } from '@qingyin/server-db';
import { sql } from 'kysely';
import { notFound } from '@qingyin/server-kernel';
import { type CorrectableFile, filesOfArtists } from '../corrections/corrected-files.ts';
import { markFolders } from '../corrections/save-correction.ts';
import { meantArtists } from '../derive/artist-drafts.ts';
import { splitArtists } from '../derive/split-artists.ts';
import { loadKnownArtists } from '../scan/known-artists.ts';
import type { AskedRule } from './artist-rule-service.ts';
import { isRuleHeard } from './heard-rules.ts';
import { ruleOf, type StoredRule } from './load-artist-rules.ts';
import { readAskedRule } from './read-asked-rule.ts';

/** A stored rule with the files whose artists it changes. */
interface SavedRule {
  id: number;
  rule: StoredRule;
  files: CorrectableFile[];
}

/** Stores a rule and marks the folders of the artist's files, whose albums are derived again. */
export const saveArtistRule = (
  db: Db,
  asked: AskedRule,
  { userId, now }: { userId: number; now: number },
): Promise<SavedRule> =>
  inWriteTransaction(db, async (trx) => {
    const { row, heardIn, into } = await readAskedRule(trx, asked);
    const { id } = await trx
      .insertInto('artist_rule')
      .values({ ...row, user_id: userId, at: now, undone_at: null, libraries: JSON.stringify(heardIn) })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The artist may be heard in further libraries.
    const files = await filesOfArtists(trx, [asked.artistId]);
    await markFolders(trx, files);
    if (into !== undefined) await copyFollowers(trx, asked.artistId, into, now);
    return { id, rule: row, files };
  });

/**
 * Lets a rule count no longer, or count again.
 *
 * @throws BusinessError 404 unless its artists are heard in the libraries
 */
export const setRuleUndone = (
  db: Db,
  id: number,
  libraries: readonly number[],
  undoneAt: number | null,
): Promise<SavedRule> =>
  inWriteTransaction(db, async (trx) => {
    const rule = await trx.selectFrom('artist_rule').selectAll().where('id', '=', id).executeTakeFirst();
    if (!rule || !(await isRuleHeard(trx, rule, libraries))) throw notFound('更正');
    const before = await artistsOfRule(trx, rule);
    await trx.updateTable('artist_rule').set({ undone_at: undoneAt }).where('id', '=', id).execute();
    const after = await artistsOfRule(trx, rule);
    const files = await filesOfArtists(trx, [...new Set([...before, ...after])]);
    await markFolders(trx, files);
    return { id, rule, files };
  });

/** Ids of the artists that a rule is about: of the name, of its parts, and those that it stands for. */
async function artistsOfRule(db: Db, rule: StoredRule): Promise<number[]> {
  const options = { exceptions: [], ...(await loadKnownArtists(db)) };
  const named = (name: string) => ({ name, mbid: '' });
  const drafts = [...ruleOf(rule).artists, ...[rule.name, ...splitArtists(rule.name)].map(named)].flatMap(
    (artist) => meantArtists(artist, options),
  );
  return artistIds(db, [rule.identity, ...drafts.map(({ identity }) => identity)]);
}

/** Ids of the artists that a name stands for now. */
export async function meantArtistIds(db: Db, { name }: StoredRule): Promise<number[]> {
  const options = { exceptions: [], ...(await loadKnownArtists(db)) };
  const drafts = meantArtists({ name, mbid: '' }, options);
  return artistIds(
    db,
    drafts.map(({ identity }) => identity),
  );
}

async function artistIds(db: Db, identities: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('library_artist')
    .select('artist_id')
    .where(whereIn(db, 'identity', [...new Set(identities)]))
    .orderBy('artist_id')
    .execute();
  return rows.map(({ artist_id }) => artist_id);
}

/** Who follows the artist that is another one follows that one; undoing does not take it back. */
const copyFollowers = (trx: Db, from: number, into: number, now: number): Promise<unknown> =>
  trx
    .insertInto('subscription')
    .columns(['user_id', 'kind', 'resource_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('subscription')
        .select([
          'user_id',
          'kind',
          sql<number>`cast(${into} as bigint)`.as('resource_id'),
          sql<number>`cast(${now} as bigint)`.as('created_at'),
        ])
        .where('kind', '=', 'artist')
        .where('resource_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
