import { Plural, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { type QueueSource } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import { Button, IconButton, message } from '@qingyin/ui';
import { IconX } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLoginIntent } from '../access/use-login-intent.ts';
import { useLikeMany } from './use-like-many.ts';
import { PlaylistPicker } from './PlaylistPicker.tsx';
import classes from './SelectionBar.module.css';
import { type ChosenSongs } from './song-grid-props.ts';

export interface SelectionBarProps {
  chosen: ChosenSongs;
  /** where the songs come from, kept with the queue */
  source?: QueueSource | undefined;
  liked: ReadonlySet<number>;
}

/** What can be done with several chosen songs; floats above the player bar. Songs still to be fetched are waited for. */
export function SelectionBar({ chosen, source, liked }: SelectionBarProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const likeMany = useLikeMany(liked);
  const requireLogin = useLoginIntent();
  const [waiting, setWaiting] = useState(false);
  const [picking, setPicking] = useState<{ tracks: Track[]; anchor: Element } | null>(null);

  const withTracks = async (act: (tracks: Track[]) => void) => {
    setWaiting(true);
    const tracks = await chosen.tracks();
    setWaiting(false);
    if (tracks) act(tracks);
  };
  const listen = (start: (tracks: Track[]) => void) => () =>
    void withTracks((tracks) => {
      const playable = tracks.filter((track) => !track.unplayable);
      if (playable.length === 0) return message.info(t`选中的歌现在都放不了`);
      start(playable);
      chosen.clear();
    });
  const asUser = (act: (tracks: Track[]) => void) => {
    if (requireLogin({ kind: 'visit', payload: {} })) void withTracks(act);
  };
  const like = () =>
    asUser((tracks) => {
      likeMany(tracks);
      chosen.clear();
    });
  const pick = ({ currentTarget: anchor }: MouseEvent<HTMLElement>) =>
    asUser((tracks) => setPicking({ tracks, anchor }));

  const button = { size: 's', variant: 'plain', disabled: waiting } as const;
  return createPortal(
    <div className={classes.place}>
      <div role="toolbar" aria-label={t`已选歌曲`} aria-busy={waiting || undefined} className={classes.bar}>
        <span role="status" className={classes.count}>
          <bdi>
            <Plural value={chosen.count} other="已选 # 首" />
          </bdi>
        </span>
        <Button {...button} onClick={listen((tracks) => player.playList(tracks, 0, source))}>
          {t`播放`}
        </Button>
        <Button {...button} onClick={listen(player.playNext)}>
          {t`下一首播放`}
        </Button>
        <Button {...button} onClick={listen(player.enqueue)}>
          {t`添加到播放队列`}
        </Button>
        <Button {...button} onClick={pick} aria-haspopup="menu" aria-expanded={picking !== null}>
          <bdi>{t`添加到歌单…`}</bdi>
        </Button>
        <Button {...button} onClick={like}>
          {t`喜欢`}
        </Button>
        <IconButton size="s" label={t`取消选择`} onClick={chosen.clear}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      {picking && <PlaylistPicker {...picking} onClose={() => setPicking(null)} onAdded={chosen.clear} />}
    </div>,
    document.body,
  );
}
