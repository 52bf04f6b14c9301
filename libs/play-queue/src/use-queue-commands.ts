import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Player } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import {
  clearCommand,
  reshuffleCommand,
  moveCommand,
  undoCommand,
  playNextCommand,
  type PlayerCommand,
  type QueueUndo,
  removeCommand,
} from '@qingyin/player/queue';
import { actionBar } from '@qingyin/ui';

/** Maximum number of undo steps; each holds a copy of the queue's entries. */
const STEPS = 20;
/** By player, since the steps outlive the drawer. */
const stepsOf = new WeakMap<Player, QueueUndo[]>();

/** The change had no effect. */
const isIdle = (memory: QueueUndo | null): boolean => memory?.after === memory?.before.queue.entries;

/** Commands of the queue drawer, all of them undoable. Row parameters are ascending. */
export function useQueueCommands() {
  const { t } = useLingui();
  const player = usePlayer();
  const steps = stepsOf.get(player) ?? [];
  stepsOf.set(player, steps);

  /** Undoes the latest change that still has an effect; returns false if there is none. */
  const undo = (): boolean => {
    for (let last = steps.pop(); last; last = steps.pop()) {
      if (isIdle(player.change(undoCommand(last)))) continue;
      actionBar.hide();
      return true;
    }
    return false;
  };

  const perform = (command: PlayerCommand, text: string): void => {
    const memory = player.change(command);
    if (!memory || isIdle(memory)) return;
    steps.push(memory);
    if (steps.length > STEPS) steps.shift();
    actionBar.show({ text, undo: () => void (steps.at(-1) === memory && undo()) });
  };

  return {
    undo,
    remove: (rows: readonly number[]) =>
      perform(removeCommand(rows), t`${plural(rows.length, { other: '已从队列中移除 # 首歌' })}`),
    /** moves rows before the row `gap` */
    move(rows: readonly number[], gap: number) {
      const [first = 0] = rows;
      const { queue } = player.snapshot.get();
      const above = rows.filter((row) => row < gap).length;
      const place = gap - above + 1;
      const name = queue[first]?.name ?? '';
      perform(
        moveCommand(rows, gap),
        rows.length === 1
          ? t`${name} 移到第 ${place} 位`
          : t`${plural(rows.length, { other: `已把 # 首歌移到第 ${place} 位` })}`,
      );
    },
    /** moves rows before all upcoming ones */
    moveUp(rows: readonly number[]) {
      const { index } = player.snapshot.get();
      const others = rows.filter((row) => row !== index);
      perform(moveCommand(others, index + 1), t`${plural(others.length, { other: '已把 # 首歌移到最前' })}`);
    },
    putNext: (rows: readonly number[]) =>
      perform(playNextCommand(rows), t`${plural(rows.length, { other: '接下来播放 # 首歌' })}`),
    clear: () => perform(clearCommand(), t`已清空播放队列`),
    dealAnew: () => perform(reshuffleCommand(), t`已重新洗牌`),
  };
}

export type QueueCommands = ReturnType<typeof useQueueCommands>;
