import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconCurrentLocation } from '@tabler/icons-react';
import classes from './JumpToPlaying.module.css';

/** Leads to the playing song's row; floats at the lower end of its table while that is in view. */
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
