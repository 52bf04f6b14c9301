import { useLingui } from '@lingui/react/macro';

/** Name of an album for display. @param name '' for albums of files without an album in their tags */
export function useAlbumName(name: string): string {
  const { t } = useLingui();
  return name || t`未知专辑`;
}
