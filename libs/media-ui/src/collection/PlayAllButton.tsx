import { Trans } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import type { QueueSource } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import { Button, Skeleton } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';

interface PlayAllButtonProps {
  tracks: readonly Track[];
  /** stored with the queue */
  source: QueueSource;
  /** `soft` if the page has another filled button */
  variant?: 'filled' | 'soft';
}

/** Plays the playable songs, from the first one on or as the play mode requires. */
export function PlayAllButton({ tracks, source, variant = 'filled' }: PlayAllButtonProps) {
  const player = usePlayer();
  const playable = tracks.filter(({ unplayable }) => unplayable === null);
  return (
    <Button
      variant={variant}
      icon={<IconPlayerPlayFilled size={18} aria-hidden />}
      disabled={playable.length === 0}
      onClick={() => player.playList(playable, undefined, source)}
    >
      <Trans>播放全部</Trans>
    </Button>
  );
}

/** Skeleton of the button. */
export function PlayAllSkeleton() {
  return <Skeleton width="118px" height="40px" radius="l" />;
}
