import { usePlaylistNames } from '@qingyin/media-ui';
import { useShareDialog } from '@qingyin/share';
import { Plural, useLingui } from '@lingui/react/macro';
import { type Anchor } from '@qingyin/ui';
import { Menu, MenuHeader } from '@qingyin/ui/lazy';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from './export/ExportMenu.tsx';
import { FolderPicker } from './folders/FolderPicker.tsx';
import { loadPlaylistTracks } from './load-playlist-tracks.ts';
import { type PlaylistMenuEntriesOptions, usePlaylistMenuEntries } from './use-playlist-menu-entries.tsx';

export interface PlaylistMenuProps extends Omit<
  PlaylistMenuEntriesOptions,
  'onShare' | 'onExport' | 'onFolder'
> {
  anchor: Anchor;
  onClose: () => void;
}

/** Menu of a playlist of the user. */
export function PlaylistMenu({ anchor, onClose, ...options }: PlaylistMenuProps) {
  const { t } = useLingui();
  const { id, coverImgUrl, trackCount } = options.playlist;
  const name = usePlaylistNames()(options.playlist);
  const sharing = useShareDialog(onClose);
  const onShare = () =>
    sharing.share({ subject: name, location: { pathname: `/playList/${id}`, search: {} } });
  const queryClient = useQueryClient();
  const [page, setPage] = useState<'export' | 'folder' | null>(null);
  const entries = usePlaylistMenuEntries({
    ...options,
    onShare,
    onExport: () => setPage('export'),
    onFolder: () => setPage('folder'),
  });
  if (sharing.dialog) return sharing.dialog;
  if (page === 'folder')
    return <FolderPicker playlist={options.playlist} anchor={anchor} onClose={onClose} />;
  if (page === 'export')
    return (
      <ExportMenu
        name={name}
        load={() => loadPlaylistTracks(queryClient, id)}
        anchor={anchor}
        onClose={onClose}
      />
    );
  return (
    <Menu
      label={t`歌单操作`}
      entries={entries}
      anchor={anchor}
      onClose={onClose}
      header={
        <MenuHeader
          coverUrl={coverImgUrl}
          title={name}
          subtitle={<Plural value={trackCount} other="# 首歌" />}
        />
      }
    />
  );
}
