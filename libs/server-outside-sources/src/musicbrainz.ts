import { z } from 'zod';
import type { AlbumQuestion, ArtistQuestion, OutsideSource, OutsideText } from './outside-source.ts';

/** Asks for JSON below the address of the service; undefined = no such thing. */
export type AskJson = (path: string) => Promise<unknown>;

/** Lowest score of a search result that counts; the service gives 100 to exact ones. */
const LEAST_SCORE = 95;
const SEARCHED = 5;
const MBID = z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const credit = z.array(z.object({ name: z.string() }));
const releases = z.object({
  releases: z.array(
    z.object({ id: MBID, score: z.number(), title: z.string(), 'artist-credit': credit.optional() }),
  ),
});
const area = z.object({ name: z.string() }).nullish();
const artist = z.object({
  id: MBID,
  name: z.string(),
  score: z.number().optional(),
  disambiguation: z.string().optional(),
  area,
  'life-span': z.object({ begin: z.string().nullish(), end: z.string().nullish() }).nullish(),
});
const artists = z.object({ artists: z.array(artist) });

/**
 * Releases and artists of MusicBrainz. Of an artist its core data are taken, which are in the public domain (CC0):
 * disambiguation, area and years.
 *
 * @param web address of the pages of the service
 */
export const musicBrainz = (ask: AskJson, web: string): OutsideSource => ({
  name: 'musicbrainz',
  findRelease: (album) => findRelease(ask, album),
  describeArtist: (question) => describeArtist(ask, question, web),
});

async function findRelease(ask: AskJson, { name, artist: by }: AlbumQuestion): Promise<string | undefined> {
  const query = `release:${quoted(name)} AND artist:${quoted(by)}`;
  const answer = await ask(`ws/2/release/?query=${encodeURIComponent(query)}&fmt=json&limit=${SEARCHED}`);
  const found = releases.safeParse(answer).data?.releases ?? [];
  return found.find(
    (release) =>
      release.score >= LEAST_SCORE &&
      isSame(release.title, name) &&
      (release['artist-credit'] ?? []).some((each) => isSame(each.name, by)),
  )?.id;
}

async function describeArtist(
  ask: AskJson,
  { name, mbid }: ArtistQuestion,
  web: string,
): Promise<OutsideText | undefined> {
  const found = MBID.safeParse(mbid).success
    ? artist.safeParse(await ask(`ws/2/artist/${mbid}?fmt=json`)).data
    : await searchArtist(ask, name);
  if (!found) return undefined;
  const { begin, end } = found['life-span'] ?? {};
  const years = begin ? `${begin}–${end ?? ''}` : '';
  const body = [found.disambiguation, found.area?.name, years].filter(Boolean).join(' · ');
  return body === '' ? undefined : { body, link: new URL(`artist/${found.id}`, web).href };
}

async function searchArtist(ask: AskJson, name: string) {
  const query = encodeURIComponent(`artist:${quoted(name)}`);
  const answer = await ask(`ws/2/artist/?query=${query}&fmt=json&limit=${SEARCHED}`);
  const same = (artists.safeParse(answer).data?.artists ?? []).filter(
    (each) => (each.score ?? 0) >= LEAST_SCORE && isSame(each.name, name),
  );
  // Of several artists with one name, it is not known which one is meant.
  return same.length === 1 ? same[0] : undefined;
}

/** A text as a phrase of the search language of the service. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, ' ')}"`;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
const isSame = (one: string, other: string): boolean => folded(one) === folded(other);
