import { useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { classNames, IconButton, Select } from '@qingyin/ui';
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
    'aria-label': t`规则 ${position} 的值`,
    'aria-invalid': showsErrors && parseRule(rule) === null ? true : undefined,
    value: rule.value,
  };
  return (
    <li className={classes.rule}>
      <Select
        className={classes.field}
        aria-label={t`规则 ${position} 看什么`}
        value={rule.field}
        options={FIELDS.map((field) => ({ value: field, label: labels.field[field] }))}
        onChange={(field) => onChange(newRule(field, rule.key))}
      />
      <Select
        className={classes.op}
        aria-label={t`规则 ${position} 的条件`}
        value={rule.op}
        options={OPERATORS[kind].map((op) => ({ value: op, label: labels.op[op] }))}
        onChange={(op) => onChange(withOperator(rule, op))}
      />
      {!takesValue(rule) ? (
        <span className={classes.none} />
      ) : kind === 'genre' || kind === 'format' || kind === 'list' || kind === 'library' ? (
        <ChoiceValue
          {...value}
          className={classes.value}
          kind={kind}
          ownPlaylists={ownPlaylists}
          onValue={(chosen) => onChange({ ...rule, value: chosen })}
        />
      ) : (
        <input
          {...value}
          {...numberRange(rule)}
          className={classNames(classes.input, classes.value)}
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
