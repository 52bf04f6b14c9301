import { useRequireLogin } from '@qingyin/auth-gate';
import { moveInToolbar, PlaylistPicker, type SelectedSongs } from '@qingyin/track-list';
import { Plural, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { IconButton } from '@qingyin/ui';
import {
  IconArrowBarToUp,
  IconListCheck,
  IconPlayerTrackNext,
  IconPlus,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import styles from './QueueSelection.module.css';
import { type QueueCommands } from './use-queue-commands.ts';

export interface QueueSelectionProps {
  chosen: SelectedSongs;
  /** receives the current selection, for touch dragging */
  held: RefObject<SelectedSongs | null>;
  actions: QueueCommands;
  /** ends selection mode */
  onDone: () => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Actions for the selected rows of the queue, at the bottom of the drawer. */
export function QueueSelection({ chosen, held, actions, onDone }: QueueSelectionProps) {
  const { t } = useLingui();
  const requireLogin = useRequireLogin();
  const [picking, setPicking] = useState<{ tracks: Track[]; anchor: Element } | null>(null);
  const { count } = chosen;
  useLayoutEffect(() => {
    held.current = chosen;
    return () => {
      held.current = null;
    };
  });
  const done = () => {
    chosen.clear();
    onDone();
  };
  const withRows = (action: (rows: readonly number[]) => void) => () => {
    action(chosen.rows());
    done();
  };
  const pick = async (anchor: Element) => {
    if (requireLogin({ kind: 'visit', payload: {} })) setPicking({ tracks: await chosen.tracks(), anchor });
  };
  const none = count === 0;
  return (
    <div className={styles.place}>
      {/* Keys bubble from the buttons. */}
      <div role="toolbar" aria-label={t`已选歌曲`} className={styles.bar} onKeyDown={moveInToolbar}>
        <span role="status" className={styles.count}>
          <Plural value={count} other="已选 # 首" />
        </span>
        <IconButton size="s" label={t`全选`} onClick={chosen.all}>
          <IconListCheck {...look} data-flip-rtl />
        </IconButton>
        <IconButton size="s" label={t`移到最前`} disabled={none} onClick={withRows(actions.moveUp)}>
          <IconArrowBarToUp {...look} />
        </IconButton>
        <IconButton size="s" label={t`下一首播放`} disabled={none} onClick={withRows(actions.putNext)}>
          <IconPlayerTrackNext {...look} />
        </IconButton>
        <IconButton
          size="s"
          label={t`添加到歌单…`}
          aria-haspopup="dialog"
          disabled={none}
          onClick={({ currentTarget }) => void pick(currentTarget)}
        >
          <IconPlus {...look} />
        </IconButton>
        <IconButton size="s" label={t`从队列中移除`} disabled={none} onClick={withRows(actions.remove)}>
          <IconTrash {...look} />
        </IconButton>
        <IconButton size="s" label={t`取消选择`} onClick={done}>
          <IconX {...look} />
        </IconButton>
      </div>
      {picking && <PlaylistPicker {...picking} onClose={() => setPicking(null)} onAdded={done} />}
    </div>
  );
}
