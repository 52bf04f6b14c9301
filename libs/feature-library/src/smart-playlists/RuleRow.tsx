import { useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { classNames, IconButton } from '@qingyin/ui';
import { IconX } from '@tabler/icons-react';
import { ChoiceValue } from './ChoiceValue.tsx';
import {
  FIELDS,
  kindOf,
  newRule,
  numberRange,
  OPERATORS,
  parseRule,
  type RuleDraft,
  takesDay,
  takesValue,
  withOperator,
} from './rule-draft.ts';
import classes from './SmartPlaylist.module.css';
import { useRuleLabels } from './use-rule-labels.ts';

export interface RuleRowProps {
  rule: RuleDraft;
  /** position, from 1 */
  position: number;
  ownPlaylists: readonly Playlist[];
  /** marks a missing value as invalid */
  showsErrors: boolean;
  onChange: (rule: RuleDraft) => void;
  /** undefined for the only rule left */
  onRemove: (() => void) | undefined;
}

/** Fields of one rule: the song property, the operator and its value. */
export function RuleRow({ rule, position, ownPlaylists, showsErrors, onChange, onRemove }: RuleRowProps) {
  const { t } = useLingui();
  const labels = useRuleLabels();
  const kind = kindOf(rule.field);
  const value = {
    className: classNames(classes.input, classes.value),
    'aria-label': t`规则 ${position} 的值`,
    'aria-invalid': showsErrors && parseRule(rule) === null ? true : undefined,
    value: rule.value,
  };
  return (
    <li className={classes.rule}>
      <select
        className={classNames(classes.input, classes.field)}
        aria-label={t`规则 ${position} 看什么`}
        value={rule.field}
        onChange={({ currentTarget }) => {
          const field = FIELDS.find((each) => each === currentTarget.value);
          if (field) onChange(newRule(field, rule.key));
        }}
      >
        {FIELDS.map((field) => (
          <option key={field} value={field}>
            {labels.field[field]}
          </option>
        ))}
      </select>
      <select
        className={classNames(classes.input, classes.op)}
        aria-label={t`规则 ${position} 的条件`}
        value={rule.op}
        onChange={({ currentTarget }) => {
          const op = OPERATORS[kind].find((each) => each === currentTarget.value);
          if (op) onChange(withOperator(rule, op));
        }}
      >
        {OPERATORS[kind].map((op) => (
          <option key={op} value={op}>
            {labels.op[op]}
          </option>
        ))}
      </select>
      {!takesValue(rule) ? (
        <span className={classes.none} />
      ) : kind === 'genre' || kind === 'format' || kind === 'list' || kind === 'library' ? (
        <ChoiceValue
          {...value}
          kind={kind}
          ownPlaylists={ownPlaylists}
          onValue={(chosen) => onChange({ ...rule, value: chosen })}
        />
      ) : (
        <input
          {...value}
          {...numberRange(rule)}
          type={takesDay(rule) ? 'date' : kind === 'text' ? 'text' : 'number'}
          inputMode={kind === 'text' || takesDay(rule) ? undefined : 'numeric'}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ ...rule, value: currentTarget.value })}
        />
      )}
      {onRemove && (
        <IconButton size="s" className={classes.remove} label={t`去掉规则 ${position}`} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
