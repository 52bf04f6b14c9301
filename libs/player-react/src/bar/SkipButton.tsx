import { useLingui } from '@lingui/react/macro';
import { IconPlayerSkipBackFilled, IconPlayerSkipForwardFilled } from '@tabler/icons-react';
import { usePlayer } from '../player-context.tsx';
import { usePlayerState } from '../use-player-state.ts';
import { BarButton } from './BarButton.tsx';

export interface SkipButtonProps {
  to: 'previous' | 'next';
  className?: string | undefined;
}

/** Button for 上一首 (previous) or 下一首 (next). */
export function SkipButton({ to, className }: SkipButtonProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const empty = usePlayerState(({ track }) => track === null);
  const Icon = to === 'next' ? IconPlayerSkipForwardFilled : IconPlayerSkipBackFilled;
  return (
    <BarButton
      label={to === 'next' ? t`下一首` : t`上一首`}
      inactive={empty}
      className={className}
      onClick={() => player[to]()}
    >
      <Icon size={20} />
    </BarButton>
  );
}
