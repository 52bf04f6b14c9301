import {
  EVERYONE,
  imageUrl,
  mayAlbumBeSeen,
  mayArtistBeSeen,
  songsByIds,
  playlistVisibleTo,
} from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { escapeHtml } from '@qingyin/text';

/** Metadata of a page for messengers and search engines, which run no scripts. */
export interface LinkPreview {
  title: string;
  description: string;
  /** absolute URL */
  image: string;
  /** value of `og:type` */
  type: string;
}

/** Longest description, characters; messengers cut it earlier. */
const DESCRIPTION_MAX = 200;
/** Image sizes that suit every messenger, px: covers are square, films are wide. */
const SQUARE = '600y600';
const WIDE = '1024y576';

type Found = { title: string; description: string | null; image: string; type: string } | undefined;
type Reader = (db: Db, id: number) => Promise<Found>;

const song: Reader = async (db, id) => {
  const [record] = await songsByIds(db, [id], EVERYONE);
  if (!record || record.song.hidden) return undefined;
  const artists = record.artists.map(({ name }) => name).join(' / ');
  return of(`${record.song.name} - ${artists}`, record.album.name, record.album.image_key, 'music.song');
};

const playlist: Reader = (db, id) =>
  db
    .selectFrom('playlist')
    .select(['name', 'description', 'copywriter', 'image_key as image'])
    .where('id', '=', id)
    .where(playlistVisibleTo(null))
    .executeTakeFirst()
    .then((row) => row && of(row.name, row.description || row.copywriter, row.image, 'music.playlist'));

const album: Reader = (db, id) =>
  db
    .selectFrom('album')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .select(['album.name', 'artist.name as artist', 'album.description', 'album.image_key as image'])
    .where('album.id', '=', id)
    .where(mayAlbumBeSeen(EVERYONE))
    .executeTakeFirst()
    .then((row) => row && of(`${row.name} - ${row.artist}`, row.description, row.image, 'music.album'));

const artist: Reader = (db, id) =>
  db
    .selectFrom('artist')
    .select(['name', 'bio', 'image_key as image'])
    .where('id', '=', id)
    .where(mayArtistBeSeen(EVERYONE))
    .executeTakeFirst()
    .then((row) => row && of(row.name, row.bio, row.image, 'music.musician'));

const mv: Reader = (db, id) =>
  db
    .selectFrom('mv')
    .innerJoin('artist', 'artist.id', 'mv.artist_id')
    .select(['mv.name', 'artist.name as artist', 'mv.description', 'mv.image_key as image'])
    .where('mv.id', '=', id)
    .executeTakeFirst()
    .then((row) => row && of(`${row.name} - ${row.artist}`, row.description, row.image, 'video.other'));

const person: Reader = (db, id) =>
  db
    .selectFrom('user')
    .select(['nickname', 'signature', 'image_key as image'])
    .where('id', '=', id)
    .where('anonymous', '=', 0)
    .executeTakeFirst()
    .then((row) => row && of(row.nickname, row.signature, row.image, 'profile'));

const of = (title: string, description: string | null, image: string, type: string): Found => ({
  title,
  description,
  image,
  type,
});

const pages: readonly [path: RegExp, read: Reader][] = [
  [/^\/playList\/(\d+)\/?$/i, playlist],
  [/^\/album\/(\d+)\/?$/i, album],
  [/^\/mv-detail\/(\d+)\/?$/i, mv],
  [/^\/homepage\/(\d+)\/?$/i, person],
];

/**
 * Preview of the resource at a URL, as far as everyone may see it; null for other pages and for missing or private
 * resources. The query parameter `song` names a song on any page.
 */
export async function findLinkPreview(db: Db, address: string, origin: string): Promise<LinkPreview | null> {
  const { pathname, searchParams } = new URL(address, origin);
  const [read, id] = readerFor(pathname, searchParams);
  const number = Number(id);
  if (!read || !Number.isSafeInteger(number)) return null;
  const found = await read(db, number);
  if (!found) return null;
  return {
    title: found.title,
    description: (found.description ?? '').replace(/\s+/g, ' ').slice(0, DESCRIPTION_MAX),
    image: `${imageUrl(origin, found.image)}?param=${found.type.startsWith('video') ? WIDE : SQUARE}`,
    type: found.type,
  };
}

function readerFor(path: string, search: URLSearchParams): [Reader, string] | [undefined, undefined] {
  const songId = search.get('song');
  if (songId && /^\d+$/.test(songId)) return [song, songId];
  if (/^\/artists-detail\/?$/i.test(path)) {
    const id = search.get('id');
    return id && /^\d+$/.test(id) ? [artist, id] : [undefined, undefined];
  }
  for (const [pattern, read] of pages) {
    const id = pattern.exec(path)?.[1];
    if (id) return [read, id];
  }
  return [undefined, undefined];
}

const DESCRIPTION = /<meta name="description" content="[^"]*"\s*\/?>/;

/**
 * Inserts the preview into the head of a page; without a description the product's own is kept. The title is left
 * to the client, which sets it in the user's language.
 */
export function insertLinkPreview(
  html: string,
  { title, description, image, type }: LinkPreview,
  { url, siteName }: { url: string; siteName: string },
): string {
  const tags = [
    ['og:site_name', siteName],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['og:url', url],
  ]
    .filter(([, content]) => content)
    .map(
      ([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    );
  const head = [
    description && `<meta name="description" content="${escapeHtml(description)}" />`,
    ...tags,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
  const page = description ? html.replace(DESCRIPTION, '') : html;
  return page.replace('</head>', () => `${head}</head>`);
}
