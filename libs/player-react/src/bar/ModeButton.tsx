import { nextMode, type PlayMode } from '@qingyin/player';
import { IconArrowsShuffle, IconListNumbers, IconRepeat, IconRepeatOnce } from '@tabler/icons-react';
import { usePlayer } from '../player-context.tsx';
import { usePlayerTexts } from '../texts/use-player-texts.ts';
import { usePlayerState } from '../use-player-state.ts';
import { BarButton } from './BarButton.tsx';

const icons: Record<PlayMode, typeof IconRepeat> = {
  sequence: IconListNumbers,
  'list-loop': IconRepeat,
  'single-loop': IconRepeatOnce,
  shuffle: IconArrowsShuffle,
};

/** Play mode button: named after the current mode, switches to the next one. */
export function ModeButton({ className }: { className?: string | undefined }) {
  const player = usePlayer();
  const { modes } = usePlayerTexts();
  const mode = usePlayerState((snapshot) => snapshot.mode);
  const Icon = icons[mode];
  return (
    <BarButton label={modes[mode]} className={className} onClick={() => player.setMode(nextMode(mode))}>
      <Icon size={20} stroke={1.75} />
    </BarButton>
  );
}
