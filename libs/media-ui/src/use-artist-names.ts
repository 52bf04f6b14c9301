import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Names that the server gives to artists of music libraries which the tags do not name. */
const VARIOUS = '群星';
const UNKNOWN = '未知歌手';

/** Display name of an artist: "various artists" and "unknown artist" in the user's language. */
export const artistName = (name: string, i18n: I18n): string =>
  name === VARIOUS ? i18n._(msg`群星`) : name === UNKNOWN ? i18n._(msg`未知歌手`) : name;

/** Returns the display name of an artist, see `artistName`. */
export function useArtistNames(): (name: string) => string {
  const { i18n } = useLingui();
  return (name) => artistName(name, i18n);
}

/** Returns the display names of several artists in one text, separated by slashes. */
export function useArtistLine(): (artists: readonly { name: string }[]) => string {
  const nameOf = useArtistNames();
  return (artists) => artists.map(({ name }) => nameOf(name)).join(' / ');
}
