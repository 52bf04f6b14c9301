import { useLingui } from '@lingui/react/macro';

/** Names that the server gives to artists of music libraries which the tags do not name. */
const VARIOUS = '群星';
const UNKNOWN = '未知歌手';

/** Returns the display name of an artist: "various artists" and "unknown artist" in the user's language. */
export function useArtistNames(): (name: string) => string {
  const { t } = useLingui();
  return (name) => (name === VARIOUS ? t`群星` : name === UNKNOWN ? t`未知歌手` : name);
}
