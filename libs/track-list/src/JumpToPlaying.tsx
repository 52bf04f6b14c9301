import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconCurrentLocation } from '@tabler/icons-react';
import classes from './JumpToPlaying.module.css';

/** Button that scrolls to the row of the current song; floats at the bottom of the table while the table is in view. */
export default function JumpToPlaying({ onJump }: { onJump: () => void }) {
  return (
    <div className={classes.place}>
      <Button
        size="s"
        className={classes.jump}
        icon={<IconCurrentLocation size={16} stroke={1.75} aria-hidden />}
        onClick={onJump}
      >
        <Trans>跳到正在播放</Trans>
      </Button>
    </div>
  );
}
