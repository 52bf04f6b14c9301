import { demoState } from '@qingyin/demo-seed';
import { type Db, openDb } from '@qingyin/server-db';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoAtFirstStart, writeFirstRows } from './first-rows.ts';
import { isQuestionOpen } from './demo-question.ts';

const none = { seedBig: 0, seedShort: 0, seedLibrary: 0, seedCrowd: 0 };
const silent = (): void => undefined;

describe('the first start', () => {
  let db: Db;
  beforeEach(async () => {
    db = await openDb(':memory:');
    return () => db.destroy();
  });
  it.each([
    [[], undefined, true],
    [['/music'], undefined, false],
    [['/music'], 'on', true],
    [[], 'off', false],
  ] as const)('with folders %j and --demo-catalogue %s has the demo catalogue: %s', (music, said, wanted) => {
    expect(demoAtFirstStart({ music: [...music], demoCatalogue: said })).toBe(wanted);
  });
  it('without the demo catalogue writes the charts without songs, their owner and the tags', async () => {
    expect(await writeFirstRows(db, { ...none, music: ['/music'], demoCatalogue: undefined }, silent)).toBe(
      'off',
    );
    const filled = await Promise.all(
      (await db.introspection.getTables()).map(async ({ name }) => {
        const { n } = await db
          .selectFrom(name as 'song')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow();
        return Number(n) > 0 ? [name] : [];
      }),
    );
    expect(
      filled
        .flat()
        .filter((name) => !name.startsWith('kysely') && name !== 'catalogue_change')
        .sort(),
    ).toEqual(['playlist', 'playlist_tag', 'search_doc', 'search_term', 'setting', 'user']);
    const users = await db.selectFrom('user').select(['id', 'role']).execute();
    expect(users).toEqual([{ id: 1, role: 'system' }]);
    const found = await db.selectFrom('search_doc').select('id').where('kind', '=', 1002).execute();
    expect(found).toEqual([]);
    expect(await isQuestionOpen(db)).toBe(false);
  });
  it('asks later whether the demo catalogue stays only if nothing was said', async () => {
    await writeFirstRows(db, { ...none, music: [], demoCatalogue: undefined }, silent);
    expect([await demoState(db), await isQuestionOpen(db)]).toEqual(['on', true]);
  });
  it('is remembered: another choice at a later start changes nothing and is explained', async () => {
    await writeFirstRows(db, { ...none, music: [], demoCatalogue: 'off' }, silent);
    const said: string[] = [];
    const state = await writeFirstRows(db, { ...none, music: [], demoCatalogue: 'on' }, (line) =>
      said.push(line),
    );
    expect(state).toBe('off');
    expect(said).toEqual([
      'the demo catalogue stays off, as chosen before; administrators change that in the settings of the app',
    ]);
  });
  it.each(['on', 'off'] as const)(
    'with the demo catalogue %s numbers new rows above the demo',
    async (said) => {
      await writeFirstRows(db, { ...none, music: [], demoCatalogue: said }, silent);
      const { id } = await db
        .insertInto('comment')
        .values({
          resource_type: 0,
          resource_id: 1,
          user_id: 1,
          content: '',
          created_at: 1,
          liked_count: 0,
          reply_to: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(id).toBeGreaterThan(100_000);
    },
  );
});
