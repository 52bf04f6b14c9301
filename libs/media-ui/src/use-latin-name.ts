import { useLingui } from '@lingui/react';
import type { Artist } from '@qingyin/contract';
import { defaultLocale, textLanguage, textLocaleOf } from '@qingyin/i18n';

/** An artist with what may be a Latin name. */
export type NamedArtist = Pick<Artist, 'name'> & Partial<Pick<Artist, 'trans' | 'transNames' | 'alias'>>;

const LATIN = /\p{Script=Latin}/u;

/** Latin name of an artist whose name is Chinese, Japanese or Korean; undefined if the catalogue gives none. */
export function latinName({ name, trans, transNames, alias }: NamedArtist): string | undefined {
  if (textLanguage(name) === undefined) return undefined;
  return [trans, ...(transNames ?? []), ...(alias ?? [])]
    .filter((other) => other != null)
    .find((other) => LATIN.test(other) && textLanguage(other) === undefined);
}

/** Returns the Latin name to show beside the artist's own in an interface that is not Chinese, see `latinName`. */
export function useLatinName(): (artist: NamedArtist) => string | undefined {
  const { i18n } = useLingui();
  const chinese = textLocaleOf(i18n.locale).slice(0, 2) === defaultLocale.slice(0, 2);
  return (artist) => (chinese ? undefined : latinName(artist));
}
