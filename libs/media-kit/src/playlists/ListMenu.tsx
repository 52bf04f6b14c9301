import { Plural, useLingui } from '@lingui/react/macro';
import { type Anchor, CatalogueText, CoverImage } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { FolderPicker } from '../folders/FolderPicker.tsx';
import { useSharing } from '../share/use-sharing.tsx';
import classes from '../songs/SongMenuHeader.module.css';
import { loadListTracks } from './load-list-tracks.ts';
import { type ListEntriesOptions, useListEntries } from './use-list-entries.tsx';

export interface ListMenuProps extends Omit<ListEntriesOptions, 'onShare' | 'onExport' | 'onFolder'> {
  anchor: Anchor;
  onClose: () => void;
}

const COVER_PX = 40;

/** Menu of a playlist of the user. */
export function ListMenu({ anchor, onClose, ...options }: ListMenuProps) {
  const { t } = useLingui();
  const { id, name, coverImgUrl, trackCount } = options.playlist;
  const sharing = useSharing(onClose);
  const onShare = () => sharing.share({ subject: name, shown: { pathname: `/playList/${id}`, search: {} } });
  const queryClient = useQueryClient();
  const [page, setPage] = useState<'export' | 'folder' | null>(null);
  const entries = useListEntries({
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
        load={() => loadListTracks(queryClient, id)}
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
        <div className={classes.song}>
          <span className={classes.cover}>
            <CoverImage src={coverImgUrl} alt="" size={COVER_PX} radius="s" />
          </span>
          <span className={classes.words}>
            <CatalogueText className={classes.title} text={name} />
            <span className={classes.artists}>
              <Plural value={trackCount} other="# 首歌" />
            </span>
          </span>
        </div>
      }
    />
  );
}
