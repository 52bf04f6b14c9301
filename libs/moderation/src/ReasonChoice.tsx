import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportReason } from '@qingyin/contract';
import { useId } from 'react';
import { reportReasons } from './report-reasons.ts';
import classes from './ReportDialog.module.css';

interface ReasonChoiceProps {
  chosen: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
  /** submitted without a reason */
  missing: boolean;
}

/** Radio group for the reason of a report. */
export function ReasonChoice({ chosen, onChoose, missing }: ReasonChoiceProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const reasons = Object.keys(reportReasons) as ReportReason[];
  return (
    <fieldset className={classes.reasons} aria-describedby={`${name}-missing`}>
      <legend className={classes.legend}>{t`为什么举报？`}</legend>
      {reasons.map((reason, at) => (
        <label key={reason} className={classes.reason}>
          <input
            type="radio"
            name={name}
            data-autofocus={at === 0 ? '' : undefined}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
          />
          <span>{i18n._(reportReasons[reason])}</span>
        </label>
      ))}
      <p id={`${name}-missing`} role="alert" className={classes.failure}>
        {missing && <Trans>请选一个理由</Trans>}
      </p>
    </fieldset>
  );
}
