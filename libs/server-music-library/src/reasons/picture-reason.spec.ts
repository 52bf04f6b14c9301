import { afterEach, beforeEach, expect, it } from 'vitest';
import { albumDraft, createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { pictureReason } from './picture-reason.ts';

const HASH = 'a'.repeat(64);
const KEY = `up-${HASH}`;
let library: LibraryDatabase;
let id: number;
beforeEach(async () => {
  library = await createLibraryDatabase();
  const folderId = await library.addFolder('a');
  const fileId = await library.addFile({ folderId, name: '1.mp3', sound: 'a' });
  await library.apply(albumDraft([{ fileId }]));
  ({ id } = await library.db.selectFrom('album').select('id').executeTakeFirstOrThrow());
});
afterEach(() => library.close());

const reason = (kind: 'album' | 'artist', key = KEY) =>
  pictureReason(library.db, { kind, id, libraries: [library.libraryId] }, key);
const rest = { value: '', files: 0, path: '' };

it.each([
  ['album', 'cover', 'none'],
  ['artist', 'picture', 'newest-album'],
] as const)('says that an administrator chose the picture of an %s', async (kind, about, otherwise) => {
  expect(await reason(kind)).toEqual({ about, rule: otherwise, ...rest });
  const correction = { user_id: null, at: 1, undone_at: null, title: '', fields: '{}' };
  const { id: correctionId } = await library.db
    .insertInto('correction')
    .values(correction)
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { correction_id: correctionId, kind, owner_id: id, hash: HASH };
  await library.db.insertInto('chosen_picture').values(row).execute();
  expect(await reason(kind)).toEqual({ about, rule: 'corrected', ...rest });
  expect(await reason(kind, 'album-calm-library-1')).toEqual({ about, rule: otherwise, ...rest });
});

it('names the outside source of a cover while it is on', async () => {
  const source = 'cover-art-archive' as const;
  const find = {
    kind: 'album' as const,
    owner_id: id,
    again_at: 1,
    source,
    hash: HASH,
    body: '',
    link: 'https://a.b',
  };
  await library.db.insertInto('outside_find').values(find).execute();
  await library.db
    .insertInto('outside_source')
    .values({ name: source, enabled: 1, lease_until: 0 })
    .execute();
  expect(await reason('album')).toEqual({
    ...{ about: 'cover', rule: 'outside', ...rest, value: 'Cover Art Archive' },
  });
  await library.db.updateTable('outside_source').set({ enabled: 0 }).execute();
  expect(await reason('album')).toMatchObject({ rule: 'none' });
});
