import { Plural, useLingui } from '@lingui/react/macro';
import { BarButton, type QueueDrawerProps, usePlayer, usePlayerState } from '@qingyin/player-react';
import { IconArrowsShuffle, IconFolderPlus, IconListCheck, IconTrash, IconX } from '@tabler/icons-react';
import styles from './QueueDrawer.module.css';
import { type QueueCommands } from './use-queue-commands.ts';

export interface QueueHeadProps extends QueueDrawerProps {
  actions: QueueCommands;
  choosing: boolean;
  onChoose: (choosing: boolean) => void;
}

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Header of the queue drawer with actions for the whole queue. */
export function QueueHead({ actions, choosing, onChoose, onSaveQueue, onClose }: QueueHeadProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const { count, shuffled, upcoming } = usePlayerState(({ queue, index, mode }) => ({
    count: queue.length,
    shuffled: mode === 'shuffle',
    upcoming: queue.length - index - 1,
  }));
  return (
    <div className={styles.head}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{t`播放队列`}</h2>
        {count > 0 && (
          <bdi className={styles.count}>
            <Plural value={count} other="# 首" />
          </bdi>
        )}
      </div>
      {shuffled && upcoming > 1 && (
        <BarButton label={t`重新洗牌`} onClick={actions.dealAnew}>
          <IconArrowsShuffle {...look} />
        </BarButton>
      )}
      {count > 0 && (
        <BarButton label={t`多选`} aria-pressed={choosing} onClick={() => onChoose(!choosing)}>
          <IconListCheck {...look} data-flip-rtl />
        </BarButton>
      )}
      {count > 0 && onSaveQueue && (
        <BarButton label={t`收藏为歌单`} onClick={() => onSaveQueue(player.snapshot.get().queue)}>
          <IconFolderPlus {...look} />
        </BarButton>
      )}
      {count > 0 && (
        <BarButton label={t`清空`} onClick={actions.clear}>
          <IconTrash {...look} />
        </BarButton>
      )}
      <BarButton label={t`关闭`} onClick={onClose}>
        <IconX {...look} />
      </BarButton>
    </div>
  );
}
