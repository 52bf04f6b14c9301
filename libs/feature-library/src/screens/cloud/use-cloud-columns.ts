import type { SongColumn } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { type CloudSong } from '@qingyin/data-library';
import { formatBytes } from '@qingyin/i18n';
import { useMemo } from 'react';

/** Extra columns of the cloud disk: quality, size and match state. */
export function useCloudColumns(byId: ReadonlyMap<number, CloudSong>): readonly SongColumn[] {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const of = (textOf: (song: CloudSong) => string) => (track: Track) => {
      const song = byId.get(track.id);
      return song ? textOf(song) : '';
    };
    return [
      { id: 'quality', label: t`音质`, width: '84px', numeric: true, cell: of(qualityOf) },
      {
        id: 'size',
        label: t`大小`,
        width: '72px',
        numeric: true,
        cell: of(({ size }) => formatBytes(size, i18n.locale)),
      },
      {
        id: 'match',
        label: t`匹配`,
        width: '92px',
        cell: of(({ matchedId }) => (matchedId === null ? t`未匹配` : t`已匹配`)),
      },
    ];
  }, [byId, t, i18n.locale]);
}

/** File type and bit rate, e.g. FLAC 912k. */
function qualityOf({ fileName, bitrate }: CloudSong): string {
  const kind = /\.([a-z0-9]{2,4})$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';
  return [kind, bitrate > 0 && `${bitrate}k`].filter(Boolean).join(' ');
}
