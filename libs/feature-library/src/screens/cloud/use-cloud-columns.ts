import type { SongColumn } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import { type LibraryName, type Track } from '@qingyin/contract';
import { type CloudSong } from '@qingyin/data-library';
import { formatBytes } from '@qingyin/i18n';
import { useMemo } from 'react';

/**
 * Extra columns of the cloud disk: quality, size, and whether a song is in a music library or else matched. The latter
 * comes first, because phones cut off the last ones.
 *
 * @param libraries the music libraries that the user hears; must be a stable array
 */
export function useCloudColumns(
  byId: ReadonlyMap<number, CloudSong>,
  libraries: readonly LibraryName[],
): readonly SongColumn[] {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const of = (textOf: (song: CloudSong) => string) => (track: Track) => {
      const song = byId.get(track.id);
      return song ? textOf(song) : '';
    };
    const stateOf = ({ libraryIds, matchedId }: CloudSong) => {
      const names = libraries.filter(({ id }) => libraryIds.includes(id)).map(({ name }) => name);
      if (names.length > 0) return names.join(' / ');
      return matchedId === null ? t`未匹配` : t`已匹配`;
    };
    return [
      { id: 'state', label: t`状态`, width: '92px', cell: of(stateOf) },
      { id: 'quality', label: t`音质`, width: '84px', numeric: true, cell: of(qualityOf) },
      {
        id: 'size',
        label: t`大小`,
        width: '72px',
        numeric: true,
        cell: of(({ size }) => formatBytes(size, i18n.locale)),
      },
    ];
  }, [byId, libraries, t, i18n.locale]);
}

/** File type and bit rate, e.g. FLAC 912k. */
function qualityOf({ fileName, bitrate }: CloudSong): string {
  const kind = /\.([a-z0-9]{2,4})$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';
  return [kind, bitrate > 0 && `${bitrate}k`].filter(Boolean).join(' ');
}
