import { Trans } from '@lingui/react/macro';
import type { ValueStore } from '@qingyin/observable';
import { Button } from '@qingyin/ui';
import { IconCurrentLocation } from '@tabler/icons-react';
import classes from './JumpToPlaying.module.css';
import { type SongGridProps } from './song-grid-props.ts';
import { useCurrentRowOutOfView } from './use-current-row-out-of-view.ts';
import type { VisibleRange } from './use-visible-range.ts';

interface JumpToPlayingProps {
  range: ValueStore<VisibleRange | null>;
  list: SongGridProps;
  /** scrolls to a row and focuses it */
  onJump: (row: number) => void;
}

/**
 * Button that scrolls to the row of the current song while that is out of view; floats at the bottom of the table while
 * the table is in view.
 */
export default function JumpToPlaying({ range, list, onJump }: JumpToPlayingProps) {
  const row = useCurrentRowOutOfView(range, list);
  if (row === null) return null;
  return (
    <div className={classes.place}>
      <Button
        size="s"
        className={classes.jump}
        icon={<IconCurrentLocation size={16} stroke={1.75} aria-hidden />}
        onClick={() => onJump(row)}
      >
        <Trans>跳到正在播放</Trans>
      </Button>
    </div>
  );
}
