import type { SmartRule, SmartRules } from '@qingyin/contract';

export type RuleField = SmartRule['field'];
export type RuleOp = SmartRule['op'];

/** Rule being edited: its value may be missing or invalid. */
export interface RuleDraft {
  /** React key only */
  key: number;
  field: RuleField;
  op: RuleOp;
  value: string;
}

/** Rules being edited; the limit is raw input text. */
export interface RulesDraft extends Omit<SmartRules, 'rules' | 'limit'> {
  rules: readonly RuleDraft[];
  limit: string;
}

/** Value type of a field; decides the operators and the input. */
export type RuleKind = 'text' | 'number' | 'date' | 'list' | 'flag';

const KINDS: Record<RuleField, RuleKind> = {
  title: 'text',
  artist: 'text',
  album: 'text',
  duration: 'number',
  plays: 'number',
  liked: 'date',
  played: 'date',
  added: 'date',
  list: 'list',
  mv: 'flag',
  lyric: 'flag',
};

export const FIELDS = Object.keys(KINDS) as readonly RuleField[];
export const kindOf = (field: RuleField): RuleKind => KINDS[field];

/** Operators of each value type; the first is the default. */
export const OPERATORS: Record<RuleKind, readonly RuleOp[]> = {
  text: ['contains', 'not-contains', 'is'],
  number: ['more', 'less'],
  date: ['within', 'before', 'ever', 'never'],
  list: ['in', 'not-in'],
  flag: ['yes', 'no'],
};

/** Whether the rule's operator takes a value. */
export const takesValue = ({ field, op }: Pick<RuleDraft, 'field' | 'op'>): boolean =>
  kindOf(field) !== 'flag' && op !== 'ever' && op !== 'never';

export const SONGS_MAX = 1000;
export const RULES_MAX = 20;
const LARGEST = { duration: 86_400, plays: 1_000_000, days: 36_500 };
const DEFAULT_DAYS = '30';
const DEFAULT_LIMIT = 100;

let lastKey = 0;

/** New rule for `field` with the first operator of its type. */
export function newRule(field: RuleField, key: number = ++lastKey): RuleDraft {
  const kind = kindOf(field);
  return { key, field, op: OPERATORS[kind][0] ?? 'is', value: kind === 'date' ? DEFAULT_DAYS : '' };
}

const number = (text: string, least: number, most: number): number | null => {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most ? value : null;
};

/** Parses a rule for the service; null while it is incomplete or invalid. */
export function parseRule({ field, op, value }: RuleDraft): SmartRule | null {
  switch (field) {
    case 'title':
    case 'artist':
    case 'album': {
      const text = value.trim();
      if (text === '' || (op !== 'contains' && op !== 'not-contains' && op !== 'is')) return null;
      return { field, op, value: text };
    }
    case 'duration':
    case 'plays': {
      const found = number(value, 0, LARGEST[field]);
      return found !== null && (op === 'more' || op === 'less') ? { field, op, value: found } : null;
    }
    case 'liked':
    case 'played':
    case 'added': {
      if (op === 'ever' || op === 'never') return { field, op };
      const days = number(value, 1, LARGEST.days);
      return days !== null && (op === 'within' || op === 'before') ? { field, op, value: days } : null;
    }
    case 'list': {
      const id = number(value, 1, Number.MAX_SAFE_INTEGER);
      return id !== null && (op === 'in' || op === 'not-in') ? { field, op, value: id } : null;
    }
    default:
      return op === 'yes' || op === 'no' ? { field, op } : null;
  }
}

/** Parses all rules for the service; null when there is none, one is incomplete or the limit is out of range. */
export function parseRules({ rules, limit, ...rest }: RulesDraft): SmartRules | null {
  const read = rules.map(parseRule).filter((rule) => rule !== null);
  const songs = number(limit, 1, SONGS_MAX);
  if (songs === null || read.length === 0 || read.length < rules.length) return null;
  return { ...rest, rules: read, limit: songs };
}

/** Editable draft of `rules`; without them the defaults of a new smart playlist: songs liked in the last 30 days. */
export function draftOf(rules?: SmartRules): RulesDraft {
  if (!rules)
    return {
      match: 'all',
      rules: [newRule('liked')],
      order: 'liked',
      descending: true,
      limit: String(DEFAULT_LIMIT),
    };
  return {
    ...rules,
    limit: String(rules.limit),
    rules: rules.rules.map((rule) => ({
      key: ++lastKey,
      field: rule.field,
      op: rule.op,
      value: 'value' in rule ? String(rule.value) : '',
    })),
  };
}
