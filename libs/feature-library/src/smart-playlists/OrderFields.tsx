import { useLingui } from '@lingui/react/macro';
import { type SmartOrder } from '@qingyin/contract';
import { TextField } from '@qingyin/ui';
import { LabelledSelect } from './LabelledSelect.tsx';
import { type RulesDraft, SONGS_MAX } from './rule-draft.ts';
import classes from './SmartPlaylist.module.css';
import { useRuleLabels } from './use-rule-labels.ts';

interface OrderFieldsProps {
  draft: RulesDraft;
  onChange: (part: Partial<RulesDraft>) => void;
}

/** Sort order, direction and size limit of a smart playlist. */
export function OrderFields({ draft, onChange }: OrderFieldsProps) {
  const { t } = useLingui();
  const { order } = useRuleLabels();
  return (
    <div className={classes.order}>
      <LabelledSelect<SmartOrder>
        label={t`排序方式`}
        value={draft.order}
        options={order}
        onChange={(by) => onChange({ order: by })}
      />
      <LabelledSelect
        label={t`方向`}
        value={draft.descending ? 'down' : 'up'}
        options={{ down: t`从大到小，从新到旧`, up: t`从小到大，从旧到新` }}
        onChange={(way) => onChange({ descending: way === 'down' })}
      />
      <TextField
        label={t`最多几首`}
        type="number"
        inputMode="numeric"
        min={1}
        max={SONGS_MAX}
        value={draft.limit}
        onChange={(event) => onChange({ limit: event.currentTarget.value })}
      />
    </div>
  );
}
