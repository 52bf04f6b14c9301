import { Plural, Trans } from '@lingui/react/macro';
import { type Playlist } from '@qingyin/contract';
import { CoverImage, type MenuEntry } from '@qingyin/ui';
import { IconCheck } from '@tabler/icons-react';
import classes from './PlaylistPicker.module.css';

export interface ListEntryOptions {
  playlist: Playlist;
  /** how many songs are to be put in */
  wanted: number;
  /** how many of them it holds; undefined where that is not known */
  held: number | undefined;
  onAdd: () => void;
  /** it was chosen though it holds all of them */
  onFull: () => void;
}

/** A playlist as an entry of the picker, with how many songs it has and what it holds of those that are to be put in. */
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
