import type { Http } from '@qingyin/http-client';

export type Params = Record<string, string | number | boolean>;

/** Call of one endpoint, and what its answer must contain. */
export interface Case {
  params: Params;
  /** file to send as a form; the parameters then go into the query */
  form?: () => FormData | Promise<FormData>;
  /** creates what the case needs, once, with a login; its result is added to `params` */
  setup?: (http: Http) => Promise<Params>;
  /** path in the answer that must have a value, e.g. `result.0.name` */
  requiredPath: string;
  /** other parameters with different answers: empty pages, other types, songs without rights */
  otherParams?: Params[];
  /** refused parameters with their code; calls without required parameters are always tried */
  refused?: [params: Params, code: number][];
  /** needs an account of its own: `accounts.spec.ts` validates the whole answer instead, and checks that it did */
  testedInAccounts?: true;
  /** the same for `music-library-administration.spec.ts` */
  testedInMusicLibraries?: true;
  /** the same for `tag-corrections.spec.ts` */
  testedInTagCorrections?: true;
  /** the same for `song-replacements.spec.ts` */
  testedInSongReplacements?: true;
  /** the same for `artist-rules.spec.ts` */
  testedInArtistRules?: true;
  /** the same for `chosen-pictures.spec.ts` */
  testedInChosenPictures?: true;
  /** the same for `outside-sources.spec.ts` */
  testedInOutsideSources?: true;
  /** L of docs/specification/contract/README.md: 301 without a login */
  personal?: true;
}
