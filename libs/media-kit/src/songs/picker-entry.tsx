import { Plural, Trans } from '@lingui/react/macro';
import { type Playlist } from '@qingyin/contract';
import { CoverImage, type MenuEntry } from '@qingyin/ui';
import { IconCheck } from '@tabler/icons-react';
import classes from './PlaylistPicker.module.css';

export interface ListEntryOptions {
  playlist: Playlist;
  /** number of songs to add */
  wanted: number;
  /** how many of them the playlist contains; undefined if unknown */
  held: number | undefined;
  onAdd: () => void;
  /** called when it is chosen although it contains all of them */
  onFull: () => void;
}

/** Menu entry for a playlist, with its number of songs and how many of the given songs it contains. */
export function listEntry({ playlist, wanted, held, onAdd, onFull }: ListEntryOptions): MenuEntry {
  const full = held === wanted;
  return {
    id: String(playlist.id),
    label: playlist.name,
    icon: <CoverImage src={playlist.coverImgUrl} alt="" size={20} radius="s" className={classes.cover} />,
    note: held ? (
      <span className={classes.mark}>
        <IconCheck size={16} stroke={2} aria-hidden data-part={full ? undefined : ''} />
        {!full ? (
          <Plural value={held} other="已有 # 首" />
        ) : wanted > 1 ? (
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
