import { type Track } from '@qingyin/contract';
import { Badge } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { type RowLabels } from './row-labels.ts';

/** Levels below lossless. */
const LOSSY: readonly Track['bestLevel'][] = ['none', 'standard', 'higher', 'exhigh'];
const VIP_FEE = 1;

/** Badges after a title, limited to what matters for choosing (VIP, quality, MV, original or cover). */
export function songBadges(track: Track, labels: RowLabels): ReactNode[] {
  const badges: ReactNode[] = [];
  if (track.fee === VIP_FEE) badges.push(<Badge key="vip">VIP</Badge>);
  if (!LOSSY.includes(track.bestLevel))
    badges.push(<Badge key="quality">{track.bestLevel === 'hires' ? 'Hi-Res' : 'SQ'}</Badge>);
  if (track.mvId !== 0) badges.push(<Badge key="mv">MV</Badge>);
  const origin = originOf(track, labels);
  if (origin)
    badges.push(
      <Badge key="origin" tone="quiet">
        {origin}
      </Badge>,
    );
  return badges;
}

function originOf({ originCoverType }: Track, labels: RowLabels): string | null {
  if (originCoverType === 1) return labels.original;
  return originCoverType === 2 ? labels.cover : null;
}
