import { formatDuration } from '@qingyin/i18n';
import type { Progress } from '@qingyin/player';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import type { CSSProperties } from 'react';
import { useProgress } from '../use-player-state.ts';
import { useAnimationRate } from './use-animation-rate.ts';

interface TimeTextProps {
  className?: string | undefined;
  /**
   * animates the digits on the compositor, so that the page renders no frame for each second; used beside lyrics
   */
  glides?: boolean | undefined;
}

const Wheels = lazyComponent(() => import('./AnimatedTimeText.tsx'));

const figures = ({ positionMs, durationMs }: Progress): string =>
  durationMs > 0 ? `${formatDuration(positionMs)} / ${formatDuration(durationMs)}` : '';
/** Width in ch: separators and spaces are about half as wide as a digit. */
const widthOf = (progress: Progress): number =>
  [...figures(progress)].reduce((width, sign) => width + (/\d/.test(sign) ? 1 : 0.55), 0);

/** Position and duration as text. Hidden from screen readers, because the slider announces it. */
export function TimeText({ className, glides = false }: TimeTextProps) {
  const pace = useAnimationRate(glides);
  const width = useProgress(widthOf);
  return (
    <span className={className} style={{ '--ch': width } as CSSProperties} aria-hidden="true" dir="ltr">
      {pace > 0 ? (
        <OptionalBoundary pending={<Figures />}>
          <Wheels pace={pace} />
        </OptionalBoundary>
      ) : (
        <Figures />
      )}
    </span>
  );
}

/** Renders once a second. */
const Figures = () => useProgress(figures);
