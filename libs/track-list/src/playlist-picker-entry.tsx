import { Plural, Trans } from '@lingui/react/macro';
import { type Playlist } from '@qingyin/contract';
import { CoverImage, type MenuEntry } from '@qingyin/ui';
import { IconCheck } from '@tabler/icons-react';
import classes from './PlaylistPicker.module.css';

export interface PlaylistPickerEntryOptions {
  playlist: Playlist;
  /** its displayed name */
  name: string;
  /** number of songs to add */
  addedCount: number;
  /** how many of them the playlist contains; undefined if unknown */
  containedCount: number | undefined;
  onAdd: () => void;
  /** called when it is chosen although it contains all of them */
  onFull: () => void;
}

/** Menu entry for a playlist, with its number of songs and how many of the given songs it contains. */
export function playlistPickerEntry({
  playlist,
  name,
  addedCount,
  containedCount,
  onAdd,
  onFull,
}: PlaylistPickerEntryOptions): MenuEntry {
  const full = containedCount === addedCount;
  return {
    id: String(playlist.id),
    label: name,
    icon: <CoverImage src={playlist.coverImgUrl} alt="" size={20} radius="s" className={classes.cover} />,
    note: containedCount ? (
      <span className={classes.mark}>
        <IconCheck size={16} stroke={2} aria-hidden data-part={full ? undefined : ''} />
        {!full ? (
          <Plural value={containedCount} other="已有 # 首" />
        ) : addedCount > 1 ? (
          <Trans>都已在其中</Trans>
        ) : (
          <Trans>已在其中</Trans>
        )}
      </span>
    ) : (
      <Plural value={playlist.trackCount} other="# 首" />
    ),
    keepOpen: full,
    onSelect: full ? onFull : onAdd,
  };
}
