import { createDemoDatabase } from '@qingyin/demo-seed/testing';
import { FIRST_LIBRARY_ID } from '@qingyin/server-catalogue';
import type { AlbumRow, ArtistRow, Db, SongRow } from '@qingyin/server-db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLinkPreview, insertLinkPreview } from './link-preview.ts';

const ORIGIN = 'https://music.example';
let db: Db;
beforeAll(async () => {
  db = await createDemoDatabase();
});
afterAll(() => db.destroy());

const first = (table: 'album' | 'artist' | 'mv' | 'song') =>
  db.selectFrom(table).select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow();

describe('link previews', () => {
  it('describe playlist, album, artist, MV and user, with an absolute image URL', async () => {
    const list = await db
      .selectFrom('playlist')
      .select(['id', 'name'])
      .where('privacy', '=', 0)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const [album, artist, mv] = [await first('album'), await first('artist'), await first('mv')];
    for (const [address, name, type] of [
      [`/playList/${list.id}`, list.name, 'music.playlist'],
      [`/album/${album.id}`, album.name, 'music.album'],
      [`/artists-detail?id=${artist.id}`, artist.name, 'music.musician'],
      [`/mv-detail/${mv.id}`, mv.name, 'video.other'],
    ] as const) {
      const preview = await findLinkPreview(db, address, ORIGIN);
      expect(preview?.title).toContain(name);
      expect(preview?.type).toBe(type);
      const size = type === 'video.other' ? '1024y576' : '600y600';
      expect(preview?.image).toMatch(/^https:\/\/music\.example\/media\/img\/.+\.jpg\?param=\d+y\d+$/);
      expect(preview?.image.endsWith(size)).toBe(true);
    }
    expect((await findLinkPreview(db, '/homepage/10', ORIGIN))?.type).toBe('profile');
  });

  it('tell nothing of songs, albums and artists of music libraries', async () => {
    const id = FIRST_LIBRARY_ID;
    const copy = async (table: 'artist' | 'album' | 'song') =>
      db.selectFrom(table).selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
    const [artist, album, song] = [await copy('artist'), await copy('album'), await copy('song')];
    await db
      .insertInto('artist')
      .values({ ...(artist as ArtistRow), id })
      .execute();
    await db
      .insertInto('album')
      .values({ ...(album as AlbumRow), id, artist_id: id })
      .execute();
    await db
      .insertInto('song')
      .values({ ...(song as SongRow), id, album_id: id, access: 1 })
      .execute();
    await db.insertInto('song_artist').values({ song_id: id, artist_id: id, position: 0 }).execute();
    const addresses = [`/?song=${id}`, `/album/${id}`, `/artists-detail?id=${id}`];
    for (const address of addresses) expect(await findLinkPreview(db, address, ORIGIN)).toBeNull();
    await db.updateTable('song').set({ access: 0 }).where('id', '=', id).execute();
    for (const address of addresses) expect(await findLinkPreview(db, address, ORIGIN)).not.toBeNull();
  });

  it('describe the song in the query string on any page', async () => {
    const { song_id: sung } = await db
      .selectFrom('song_artist')
      .select('song_id')
      .orderBy('position', 'desc')
      .orderBy('song_id')
      .executeTakeFirstOrThrow();
    const song = await db
      .selectFrom('song')
      .select(['id', 'name'])
      .where('id', '=', sung)
      .executeTakeFirstOrThrow();
    const artists = await db
      .selectFrom('song_artist')
      .innerJoin('artist', 'artist.id', 'song_artist.artist_id')
      .select('artist.name')
      .where('song_id', '=', song.id)
      .orderBy('position')
      .execute();
    const title = `${song.name} - ${artists.map(({ name }) => name).join(' / ')}`;
    for (const page of [`/album/3?song=${song.id}`, `/artists-detail?id=7&song=${song.id}`]) {
      const preview = await findLinkPreview(db, `${page}&t=30`, ORIGIN);
      expect(preview?.title).toBe(title);
      expect(preview?.type).toBe('music.song');
      expect(preview?.image).toMatch(/^https:\/\/music\.example\/media\/img\//);
    }
  });

  it('are omitted for hidden and missing songs', async () => {
    const { id } = await first('song');
    await db.updateTable('song').set({ hidden: 1 }).where('id', '=', id).execute();
    expect(await findLinkPreview(db, `/album/3?song=${id}`, ORIGIN)).toBeNull();
    await db.updateTable('song').set({ hidden: 0 }).where('id', '=', id).execute();
    expect(await findLinkPreview(db, '/album/3?song=99999999', ORIGIN)).toBeNull();
  });

  it('are omitted for private playlists, missing resources and other pages', async () => {
    await db.updateTable('playlist').set({ privacy: 10, name: '秘密' }).where('owner_id', '=', 10).execute();
    const hidden = await db
      .selectFrom('playlist')
      .select('id')
      .where('owner_id', '=', 10)
      .executeTakeFirstOrThrow();
    for (const address of [
      `/playList/${hidden.id}`,
      '/playList/99999999',
      '/album/0',
      '/artists-detail',
      '/artists-detail?id=x',
      '/find-music/top',
      '/playList/99999999999999999999999',
    ])
      expect(await findLinkPreview(db, address, ORIGIN), address).toBeNull();
  });
});

it('escapes texts in the page head', () => {
  const html = '<head><meta name="description" content="青音" /></head><body></body>';
  const page = insertLinkPreview(
    html,
    { title: '"><script>x</script>', description: "a'$&b", image: 'https://x/i.jpg', type: 'music.album' },
    { url: 'https://x/album/1', siteName: 'Qingyin' },
  );
  expect(page).not.toContain('<script');
  expect(page.match(/name="description"/g)).toHaveLength(1);
  expect(page).toContain('$&amp;b');
  expect(page).toContain('<meta property="og:site_name" content="Qingyin" />');
});

it('keeps the product’s description for resources without one', () => {
  const html = '<head><meta name="description" content="青音" /></head>';
  const page = insertLinkPreview(
    html,
    { title: '月白', description: '', image: 'https://x/i.jpg', type: 'profile' },
    { url: 'https://x/homepage/1', siteName: 'Qingyin' },
  );
  expect(page).toContain('<meta name="description" content="青音" />');
  expect(page).not.toContain('og:description');
  expect(page).toContain('<meta property="og:title" content="月白" />');
});
