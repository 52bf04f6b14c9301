import { Plural, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { Button, IconButton } from '@qingyin/ui';
import { IconX } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import classes from './SelectionBar.module.css';

export interface SelectionBarProps {
  count: number;
  tracks: () => Track[];
  onPlay: (tracks: Track[]) => void;
  onPlayNext: (tracks: Track[]) => void;
  onEnqueue: (tracks: Track[]) => void;
  onClear: () => void;
}

/** What can be done with several chosen songs; floats above the player bar. */
export function SelectionBar({ count, tracks, onPlay, onPlayNext, onEnqueue, onClear }: SelectionBarProps) {
  const { t } = useLingui();
  const act = (action: (tracks: Track[]) => void) => () => {
    action(tracks().filter((track) => !track.unplayable));
    onClear();
  };
  return createPortal(
    <div className={classes.place}>
      <div role="toolbar" aria-label={t`已选歌曲`} className={classes.bar}>
        <span role="status" className={classes.count}>
          <Plural value={count} other="已选 # 首" />
        </span>
        <Button size="s" variant="plain" onClick={act(onPlay)}>
          {t`播放`}
        </Button>
        <Button size="s" variant="plain" onClick={act(onPlayNext)}>
          {t`下一首播放`}
        </Button>
        <Button size="s" variant="plain" onClick={act(onEnqueue)}>
          {t`添加到播放队列`}
        </Button>
        <IconButton size="s" label={t`取消选择`} onClick={onClear}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </div>,
    document.body,
  );
}
