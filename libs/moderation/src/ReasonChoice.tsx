import { useLingui } from '@lingui/react/macro';
import type { ReportReason } from '@qingyin/contract';
import { RadioList } from '@qingyin/ui';
import { reportReasons } from './report-reasons.ts';

interface ReasonChoiceProps {
  chosen: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
  /** submitted without a reason */
  missing: boolean;
}

/** Radio group for the reason of a report. */
export function ReasonChoice({ chosen, onChoose, missing }: ReasonChoiceProps) {
  const { t, i18n } = useLingui();
  const reasons = Object.keys(reportReasons) as ReportReason[];
  return (
    <RadioList
      label={t`为什么举报？`}
      value={chosen}
      options={reasons.map((value) => ({ value, text: i18n._(reportReasons[value]) }))}
      onChange={onChoose}
      focusFirst
      error={missing ? t`请选一个理由` : ''}
    />
  );
}
