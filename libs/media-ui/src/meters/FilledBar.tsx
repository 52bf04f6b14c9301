import { classNames } from '@qingyin/ui';
import classes from './FilledBar.module.css';

export interface FilledBarProps {
  /** ARIA role: `meter` for a level, `progressbar` for progress */
  role: 'meter' | 'progressbar';
  label: string;
  /** 0 to 1 */
  share: number;
  /** `aria-valuetext` */
  valueText?: string;
  describedBy?: string;
  full?: boolean;
  thin?: boolean;
}

/** Horizontal bar filled to `share`, for levels and progress. */
export const FilledBar = ({ role, label, share, valueText, describedBy, full, thin }: FilledBarProps) => (
  <span
    role={role}
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(share * 100)}
    aria-valuetext={valueText}
    aria-describedby={describedBy}
    className={classNames(classes.bar, full && classes.full, thin && classes.thin)}
  >
    <span className={classes.fill} style={{ inlineSize: `${share * 100}%` }} />
  </span>
);
