import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconCaretDownFilled, IconCaretUpFilled, IconMinus } from '@tabler/icons-react';
import classes from './RankChange.module.css';
import { rankMove, type RankMove } from './rank-move.ts';

export interface RankChangeProps {
  /** from 0 */
  place: number;
  /** previous rank from 0; undefined or negative for new entries */
  lastPlace: number | undefined;
}

const ICON_PX = 12;
const icons = { up: IconCaretUpFilled, down: IconCaretDownFilled, same: IconMinus } as const;

/** Change of a rank: an arrow with the number of places, and the same as text for screen readers. */
export function RankChange({ place, lastPlace }: RankChangeProps) {
  const { t } = useLingui();
  const move = rankMove(place, lastPlace);
  const description = useRankChangeText(move);
  const Icon = move.way === 'new' ? null : icons[move.way];
  return (
    <span className={classes.change} data-way={move.way} title={description}>
      <span className={classes.sign} aria-hidden>
        {Icon ? <Icon size={ICON_PX} /> : t({ message: '新', context: '榜单' })}
        {move.steps > 0 && move.steps}
      </span>
      <span className="qy-unseen">{description}</span>
    </span>
  );
}

function useRankChangeText({ way, steps }: RankMove): string {
  const { t } = useLingui();
  switch (way) {
    case 'up':
      return t`${plural(steps, { other: '上升 # 位' })}`;
    case 'down':
      return t`${plural(steps, { other: '下降 # 位' })}`;
    case 'same':
      return t`名次不变`;
    case 'new':
      return t`新上榜`;
  }
}
