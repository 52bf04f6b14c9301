import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatBytes } from '@qingyin/i18n';
import { useId } from 'react';
import { FilledBar } from './FilledBar.tsx';
import classes from './SpaceMeter.module.css';

export interface SpaceMeterProps {
  /** bytes */
  used: number;
  capacity: number;
  /** number of songs */
  count: number;
}

/** Share of used space from which the meter is highlighted as nearly full. */
const NEARLY_FULL = 0.9;

/** Meter of the used space of the cloud disk. */
export function SpaceMeter({ used, capacity, count }: SpaceMeterProps) {
  const { t, i18n } = useLingui();
  const labelId = useId();
  const usedText = formatBytes(used, i18n.locale);
  const capacityText = formatBytes(capacity, i18n.locale);
  const share = capacity > 0 ? Math.min(used / capacity, 1) : 1;
  return (
    <div className={classes.room}>
      <p id={labelId} className={classes.text}>
        <span>
          <Trans>
            已用 {usedText}，共 {capacityText}
          </Trans>
        </span>
        <span>
          <Plural value={count} other="# 首歌" />
        </span>
      </p>
      <FilledBar
        role="meter"
        label={t`云盘空间`}
        share={share}
        describedBy={labelId}
        full={share >= NEARLY_FULL}
      />
    </div>
  );
}
