/** An artist as tags name it. */
export interface NamedArtist {
  name: string;
  /** MusicBrainz id, '' = none */
  mbid: string;
}

/** What an administrator says that a name of artists in tags stands for. */
export interface ArtistRule {
  /** identity of the artist that is meant, see `artistKey` */
  identity: string;
  /** folded (`foldName`); '' = several artists have the name, so that only the identity counts */
  name: string;
  /** only the name itself: it is one artist, and not split */
  artists: NamedArtist[];
}

/** The rules that count. */
export interface ArtistRules {
  /** by folded name */
  byName: ReadonlyMap<string, ArtistRule>;
  byIdentity: ReadonlyMap<string, ArtistRule>;
}

/** Rules by what they are about. @param rules the latest one last, which counts where several are about the same */
export const artistRulesOf = (rules: readonly ArtistRule[]): ArtistRules => ({
  byName: new Map(rules.filter(({ name }) => name !== '').map((rule) => [rule.name, rule])),
  byIdentity: new Map(rules.map((rule) => [rule.identity, rule])),
});
