import type { Progress } from '@qingyin/player';
import { Extra, lazyPart } from '@qingyin/ui';
import type { CSSProperties } from 'react';
import { formatClock } from '../format-clock.ts';
import { useProgress } from '../use-player-state.ts';
import { usePace } from './use-pace.ts';

interface TimeTextProps {
  className?: string | undefined;
  /** the page draws no frame for a second that passes: where it draws few others, as the compositor moves the words of the song */
  glides?: boolean | undefined;
}

const Wheels = lazyPart(() => import('./TimeWheels.tsx'));

const figures = ({ positionMs, durationMs }: Progress): string =>
  durationMs > 0 ? `${formatClock(positionMs)} / ${formatClock(durationMs)}` : '';
/** How wide they are, ch: signs and blanks are about half as wide as a figure. */
const widthOf = (progress: Progress): number =>
  [...figures(progress)].reduce((width, sign) => width + (/\d/.test(sign) ? 1 : 0.55), 0);

/** The time in figures. The slider already says it, so it is only for the eye. */
export function TimeText({ className, glides = false }: TimeTextProps) {
  const pace = usePace(glides);
  const width = useProgress(widthOf);
  return (
    <span className={className} style={{ '--ch': width } as CSSProperties} aria-hidden="true" dir="ltr">
      {pace > 0 ? (
        <Extra pending={<Figures />}>
          <Wheels pace={pace} />
        </Extra>
      ) : (
        <Figures />
      )}
    </span>
  );
}

/** Renders once a second. */
const Figures = () => useProgress(figures);
