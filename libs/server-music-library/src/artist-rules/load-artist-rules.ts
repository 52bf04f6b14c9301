import type { Db } from '@qingyin/server-db';
import {
  type ArtistRule,
  type ArtistRules,
  artistRulesOf,
  type NamedArtist,
} from '../derive/artist-rules.ts';
import { foldName } from '../derive/fold-name.ts';

/** Columns of a stored rule that say what it means. */
export interface StoredRule {
  name: string;
  identity: string;
  by_name: number;
  artists: string;
}

/** A stored rule as the derivation needs it. */
export const ruleOf = ({ name, identity, by_name, artists }: StoredRule): ArtistRule => ({
  identity,
  name: by_name === 1 ? foldName(name) : '',
  artists: JSON.parse(artists) as NamedArtist[],
});

/** The rules of artists' names that count. */
export async function loadArtistRules(db: Db): Promise<ArtistRules> {
  return artistRulesOf(await loadRuleList(db));
}

/** The rules that count, the latest one last. */
export async function loadRuleList(db: Db): Promise<ArtistRule[]> {
  const rows = await db
    .selectFrom('artist_rule')
    .select(['name', 'identity', 'by_name', 'artists'])
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(ruleOf);
}
