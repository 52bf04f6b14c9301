import type { Db } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { type CorrectableFile, filesOfArtists } from '../corrections/corrected-files.ts';
import { artistKey } from '../derive/artist-key.ts';
import type { NamedArtist } from '../derive/artist-rules.ts';
import { foldName } from '../derive/fold-name.ts';
import { isVariousArtists } from '../derive/various-artists.ts';
import type { AskedRule } from './artist-rule-service.ts';
import type { StoredRule } from './load-artist-rules.ts';

/** A rule that can be stored, and what it is about. */
interface ReadRule {
  row: StoredRule;
  /** files of the artist that are heard in the libraries */
  files: CorrectableFile[];
  /** libraries in which the name, and the artists it stands for, are heard */
  heardIn: [number[], number[]];
  /** the artist that takes the place of the other one */
  into: number | undefined;
}

/** @throws BusinessError 404 for artists that are not heard, 400 for various artists and for an artist and itself */
export async function readAskedRule(db: Db, { artistId, rule, libraries }: AskedRule): Promise<ReadRule> {
  const source = await heardArtist(db, artistId, libraries);
  const known = { files: source.files, into: undefined };
  const own = source.libraries;
  if ('whole' in rule)
    return {
      ...known,
      row: rowOf({ name: rule.whole, identity: artistKey(rule.whole) }, true, [named(rule.whole)]),
      heardIn: [own, own],
    };
  const byName = await isOnly(db, source);
  if ('names' in rule)
    return { ...known, row: rowOf(source, byName, rule.names.map(named)), heardIn: [own, own] };
  if (rule.into === artistId) throw badParameters();
  const target = await heardArtist(db, rule.into, libraries);
  return {
    ...known,
    row: rowOf(source, byName, [{ name: target.name, mbid: target.mbid }]),
    heardIn: [own, target.libraries],
    into: rule.into,
  };
}

const named = (name: string): NamedArtist => ({ name, mbid: '' });

/** @throws BusinessError 400 if various artists are meant, which are no artist */
function rowOf(
  { name, identity }: { name: string; identity: string },
  byName: boolean,
  artists: NamedArtist[],
): StoredRule {
  if ([name, ...artists.map((artist) => artist.name)].some((each) => isVariousArtists(each)))
    throw badParameters();
  return { name, identity, by_name: byName ? 1 : 0, artists: JSON.stringify(artists) };
}

interface HeardArtist extends NamedArtist {
  identity: string;
  files: CorrectableFile[];
  libraries: number[];
}

async function heardArtist(db: Db, id: number, libraries: readonly number[]): Promise<HeardArtist> {
  const artist = await db
    .selectFrom('library_artist')
    .innerJoin('artist', 'artist.id', 'library_artist.artist_id')
    .select(['artist.name', 'library_artist.identity', 'library_artist.mbid'])
    .where('artist.id', '=', id)
    .executeTakeFirst();
  const files = artist ? await filesOfArtists(db, [id], libraries) : [];
  if (!artist || files.length === 0) throw notFound('歌手');
  return { ...artist, files, libraries: [...new Set(files.map(({ libraryId }) => libraryId))] };
}

/** Whether no other artist has this name: those with different MusicBrainz ids are different people. */
async function isOnly(db: Db, { name, identity }: HeardArtist): Promise<boolean> {
  const rows = await db
    .selectFrom('library_artist')
    .innerJoin('artist', 'artist.id', 'library_artist.artist_id')
    .select('artist.name')
    .where('library_artist.identity', '!=', identity)
    .execute();
  const folded = foldName(name);
  return folded !== '' && rows.every((other) => foldName(other.name) !== folded);
}
