import type { LibraryReason } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { listArtistRules } from '../artist-rules/heard-rules.ts';
import { filesOfAlbum, filesOfArtists } from '../corrections/corrected-files.ts';
import { tracksByGroup } from '../corrections/derived-songs.ts';
import { type DerivedAlbum, deriveWithFiles } from '../derive/derive-albums.ts';
import type { TaggedFile } from '../derive/drafts.ts';
import { foldName } from '../derive/fold-name.ts';
import { loadKnownArtists } from '../scan/known-artists.ts';
import { pictureReason } from './picture-reason.ts';
import type { ReasonReader, Reasons } from './reasons.ts';
import { rawTexts, reasonsOfAlbum } from './reasons-of-album.ts';

const withoutPaths = (reasons: LibraryReason[], { paths }: ReasonReader): LibraryReason[] =>
  paths ? reasons : reasons.map((reason) => ({ ...reason, path: '' }));

export const createReasons = (db: Db): Reasons => ({
  ofAlbum: async (id, reader) => withoutPaths(await albumReasons(db, id, reader.libraries), reader),
  ofArtist: async (id, reader) => withoutPaths(await artistReasons(db, id, reader.libraries), reader),
});

async function albumReasons(db: Db, id: number, libraries: readonly number[]): Promise<LibraryReason[]> {
  const album = await db
    .selectFrom('library_album')
    .innerJoin('album', 'album.id', 'library_album.album_id')
    .select(['library_album.identity', 'album.image_key'])
    .where('album.id', '=', id)
    .executeTakeFirst();
  const files = album ? await filesOfAlbum(db, id, libraries) : [];
  if (!album || files.length === 0) throw notFound('专辑');
  const options = { exceptions: [], ...(await loadKnownArtists(db)) };
  const derived: DerivedAlbum[] = [];
  const tracks: TaggedFile[] = [];
  for await (const tagged of tracksByGroup(db, files)) {
    tracks.push(...tagged);
    derived.push(...deriveWithFiles(tagged, options));
  }
  const own = derived.filter(({ draft }) => draft.identity === album.identity);
  const most = own.toSorted((a, b) => b.group.files.length - a.group.files.length)[0];
  return [
    ...(most ? reasonsOfAlbum(most, derived, rawTexts(tracks)) : []),
    await pictureReason(db, { kind: 'album', id, libraries }, album.image_key),
  ];
}

async function artistReasons(db: Db, id: number, libraries: readonly number[]): Promise<LibraryReason[]> {
  const artist = await db
    .selectFrom('library_artist')
    .innerJoin('artist', 'artist.id', 'library_artist.artist_id')
    .select(['artist.name', 'artist.image_key'])
    .where('artist.id', '=', id)
    .executeTakeFirst();
  const files = artist ? await filesOfArtists(db, [id], libraries) : [];
  if (!artist || files.length === 0) throw notFound('歌手');
  const rules = await listArtistRules(db, libraries, { limit: Infinity, offset: 0 });
  const joined = rules.filter(
    ({ name, artists, undone }) =>
      !undone &&
      foldName(name) !== foldName(artist.name) &&
      artists.some((each) => foldName(each) === foldName(artist.name)),
  );
  return [
    {
      ...{ about: 'name', rule: 'most-songs', value: artist.name, path: '' },
      files: new Set(files.map(({ fileId }) => fileId)).size,
    },
    ...joined.map(({ name }): LibraryReason => ({
      about: 'joined',
      rule: 'corrected',
      value: name,
      files: 0,
      path: '',
    })),
    await pictureReason(db, { kind: 'artist', id, libraries }, artist.image_key),
  ];
}
