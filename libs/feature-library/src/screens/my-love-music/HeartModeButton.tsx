import { Trans } from '@lingui/react/macro';
import { Button, PlayingIndicator } from '@qingyin/ui';
import { IconHeartbeat } from '@tabler/icons-react';
import type { LongList } from './heart-mode-start.ts';
import { useHeartMode } from './use-heart-mode.ts';

/** Toggle for heart mode (心动模式): plays the liked songs shuffled with similar songs mixed in. */
export function HeartModeButton({ list }: { list: LongList }) {
  const { playing, starting, toggle } = useHeartMode(list);
  return (
    <Button
      icon={playing ? <PlayingIndicator moving /> : <IconHeartbeat size={18} stroke={1.75} aria-hidden />}
      aria-pressed={playing}
      aria-busy={starting || undefined}
      onClick={toggle}
    >
      <Trans>心动模式</Trans>
    </Button>
  );
}
