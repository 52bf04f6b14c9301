import { Plural, useLingui } from '@lingui/react/macro';
import type { LibraryFolder } from '@qingyin/contract';
import { usePlayerState } from '@qingyin/player-react';
import { Link } from '@qingyin/routing';
import { CatalogueText, IconButton } from '@qingyin/ui';
import { IconFolder, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import classes from './FolderList.module.css';
import { folderLink } from './folder-link.ts';
import { usePlayFolder } from './use-play-folder.ts';

/** Subfolders with the number of songs in them and below them. */
export function FolderList({ folders }: { folders: readonly LibraryFolder[] }) {
  const { t } = useLingui();
  const play = usePlayFolder();
  const playing = usePlayerState(({ source, status }) =>
    source?.kind === 'library-folder' && status === 'playing' ? source.id : null,
  );
  return (
    <ul aria-label={t`文件夹`} className={classes.list}>
      {folders.map(({ id, name, musicSize: trackCount }) => (
        <li key={id} className={classes.folder}>
          <IconFolder size={24} stroke={1.5} aria-hidden className={classes.icon} />
          <span className={classes.texts}>
            <Link {...folderLink(id)} className={classes.name}>
              <CatalogueText text={name} />
            </Link>
            <span className={classes.count}>
              <Plural value={trackCount} other="# 首歌" />
            </span>
          </span>
          <PlayFolderButton name={name} playing={playing === String(id)} onClick={() => play(id)} />
        </li>
      ))}
    </ul>
  );
}

interface PlayFolderButtonProps {
  name: string;
  playing: boolean;
  onClick: () => void;
}

function PlayFolderButton({ name, playing, onClick }: PlayFolderButtonProps) {
  const { t } = useLingui();
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <IconButton
      label={playing ? t`暂停 ${name}` : t`播放 ${name}`}
      className={classes.play}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
