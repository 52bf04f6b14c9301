import { type CreditRole, creditRoles } from '@qingyin/contract';
import { type RawMusicTags, singleLineText } from '@qingyin/server-files';
import { artistDrafts, meantArtists } from './artist-drafts.ts';
import type { DeriveOptions } from './derive-options.ts';
import type { ArtistDraft, CreditDraft } from './drafts.ts';
import { VARIOUS_ARTISTS } from './various-artists.ts';

/** Maximum number of names of a role; orchestras are named as a whole. */
const MOST = 30;
/** `Name (violin)` */
const WITH_DETAIL = /^(.*\S)\s*[(（]([^()（）]+)[)）]$/u;

type NamedTags = Pick<RawMusicTags, 'composers' | 'credits'>;

/**
 * Credits of a song in the order of `creditRoles`. Names are split by the rules of artists (`artistDrafts`). A performer
 * without an instrument who is an artist of the song is left out.
 *
 * @param artists of the song
 */
export function creditDrafts(
  { composers = [], credits = {} }: NamedTags,
  artists: readonly ArtistDraft[],
  options: DeriveOptions,
): CreditDraft[] {
  const known = new Set(artists.map(({ identity }) => identity));
  const namesOf = (role: CreditRole): readonly string[] =>
    role === 'composer' ? composers : (credits[role] ?? []);
  return creditRoles
    .flatMap((role) =>
      mergedDetails(
        role === 'performer'
          ? performers(namesOf(role), options)
          : artistsOf(namesOf(role), options).map((artist) => ({ role, artist, detail: '' })),
      ).slice(0, MOST),
    )
    .filter(
      ({ role, artist, detail }) =>
        artist.identity !== VARIOUS_ARTISTS.identity &&
        !(role === 'performer' && detail === '' && known.has(artist.identity)),
    );
}

const artistsOf = (names: readonly string[], options: DeriveOptions): ArtistDraft[] =>
  artistDrafts({ names, mbids: [], sortName: '' }, options);

/** Performers with their instruments. Several names are taken as they are, as those of artists. */
function performers(names: readonly string[], options: DeriveOptions): CreditDraft[] {
  const parts = names
    .map(singleLineText)
    .filter((name) => name !== '')
    .map((name) => {
      const [, bare = name, detail = ''] = WITH_DETAIL.exec(name) ?? [];
      return { bare, detail: detail.trim() };
    });
  const [only] = parts;
  if (only && parts.length === 1)
    return artistsOf([only.bare], options).map((artist) => ({
      role: 'performer',
      artist,
      detail: only.detail,
    }));
  return parts.flatMap(({ bare, detail }) =>
    meantArtists({ name: bare, mbid: '' }, options).map((artist) => ({
      role: 'performer' as const,
      artist,
      detail,
    })),
  );
}

/** Each artist once, with all instruments. */
function mergedDetails(credits: readonly CreditDraft[]): CreditDraft[] {
  const merged = new Map<string, CreditDraft>();
  for (const credit of credits) {
    const known = merged.get(credit.artist.identity);
    const details = [known?.detail, credit.detail].filter(Boolean);
    merged.set(credit.artist.identity, { ...(known ?? credit), detail: [...new Set(details)].join(', ') });
  }
  return [...merged.values()];
}
