import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ArtistDraft, CreditDraft } from '../derive/drafts.ts';
import { deleteSongs } from '../libraries/song-references.ts';
import { albumDraft, createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(() => library.close());

const artist = (name: string): ArtistDraft => ({ identity: `name:${name}`, name, mbid: '', sortName: '' });
const credit = (role: CreditDraft['role'], name: string, detail = ''): CreditDraft => ({
  role,
  artist: artist(name),
  detail,
});
const credits = () =>
  library.db
    .selectFrom('song_credit')
    .innerJoin('artist', 'artist.id', 'song_credit.artist_id')
    .select(['song_credit.role', 'artist.name', 'song_credit.detail'])
    .orderBy('song_credit.position')
    .execute();
const apply = async (...all: CreditDraft[]): Promise<number> => {
  const known = await library.db.selectFrom('music_file').select('id').executeTakeFirst();
  const fileId =
    known?.id ??
    (await library.addFile({ folderId: await library.addFolder('a'), name: '1.mp3', sound: 'a' }));
  await library.apply(albumDraft([{ fileId, credits: all, work: '第五', movement: '快板', movementNo: 1 }]));
  return (await library.songOf(fileId)) ?? 0;
};

it('credits are written with their artists and replaced when tags change', async () => {
  await apply(credit('composer', '贝多芬'), credit('performer', '马友友', '大提琴'));
  expect(await credits()).toEqual([
    { role: 'composer', name: '贝多芬', detail: '' },
    { role: 'performer', name: '马友友', detail: '大提琴' },
  ]);
  await apply(credit('lyricist', '席勒'));
  expect(await credits()).toEqual([{ role: 'lyricist', name: '席勒', detail: '' }]);
  const song = await library.db.selectFrom('library_song').selectAll().executeTakeFirst();
  expect(song).toMatchObject({ work: '第五', movement: '快板', movement_no: 1 });
});

it('an artist of credits alone is deleted with the last song', async () => {
  const song = await apply(credit('composer', '贝多芬'));
  await library.db.transaction().execute((trx) => deleteSongs(trx, [song]));
  expect(await credits()).toEqual([]);
  expect(await library.db.selectFrom('artist').select('name').execute()).toEqual([]);
});
