import { MAX_STARS, type SmartRule, type SmartRules } from '@qingyin/contract';
import { dayOf, readDay } from './rule-day.ts';
import { parseLibraryRule } from './parse-library-rule.ts';
import { parseNumber } from './parse-number.ts';

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
export type RuleKind =
  'text' | 'number' | 'date' | 'rating' | 'year' | 'genre' | 'format' | 'list' | 'library' | 'flag';

const KINDS: Record<RuleField, RuleKind> = {
  title: 'text',
  artist: 'text',
  album: 'text',
  albumArtist: 'text',
  genre: 'genre',
  year: 'year',
  duration: 'number',
  plays: 'number',
  rating: 'rating',
  bitrate: 'number',
  format: 'format',
  liked: 'date',
  played: 'date',
  added: 'date',
  libraryAdded: 'date',
  list: 'list',
  library: 'library',
  mv: 'flag',
  lyric: 'flag',
};

export const FIELDS = Object.keys(KINDS) as readonly RuleField[];
export const kindOf = (field: RuleField): RuleKind => KINDS[field];

/** Operators of each value type; the first is the default. */
export const OPERATORS: Record<RuleKind, readonly RuleOp[]> = {
  text: ['contains', 'not-contains', 'is'],
  number: ['more', 'less'],
  date: ['within', 'before', 'since', 'until', 'ever', 'never'],
  rating: ['least', 'is', 'most', 'none'],
  year: ['is', 'since', 'until'],
  genre: ['is', 'is-not'],
  format: ['is', 'is-not'],
  list: ['in', 'not-in'],
  library: ['in', 'not-in'],
  flag: ['yes', 'no'],
};

/** Whether the rule's operator takes a value. */
export const takesValue = ({ field, op }: Pick<RuleDraft, 'field' | 'op'>): boolean =>
  kindOf(field) !== 'flag' && op !== 'ever' && op !== 'never' && op !== 'none';

export const SONGS_MAX = 1000;
export const RULES_MAX = 20;
const LARGEST = { duration: 86_400, plays: 1_000_000, bitrate: 100_000, days: 36_500 };
const STARS = { min: 1, max: MAX_STARS };
const YEARS = { min: 1000, max: 2999 };
const DEFAULT_DAYS = '30';
const DEFAULT_STARS = '4';
const defaultOf: Partial<Record<RuleKind, string>> = { date: DEFAULT_DAYS, rating: DEFAULT_STARS };
const DEFAULT_LIMIT = 100;

let lastKey = 0;

/** New rule for `field` with the first operator of its type. */
export function newRule(field: RuleField, key: number = ++lastKey): RuleDraft {
  const kind = kindOf(field);
  return { key, field, op: OPERATORS[kind][0] ?? 'is', value: defaultOf[kind] ?? '' };
}

/** Whether the value of a rule is a date rather than a number of days. */
export const takesDay = ({ field, op }: Pick<RuleDraft, 'field' | 'op'>): boolean =>
  kindOf(field) === 'date' && (op === 'since' || op === 'until');

/** Least and greatest number that a rule takes; undefined for rules without a number. */
export function numberRange({
  field,
  op,
}: Pick<RuleDraft, 'field' | 'op'>): { min: number; max: number } | undefined {
  if (field === 'year') return YEARS;
  if (field === 'rating') return STARS;
  if (field === 'duration' || field === 'plays' || field === 'bitrate')
    return { min: 0, max: LARGEST[field] };
  return op === 'within' || op === 'before' ? { min: 1, max: LARGEST.days } : undefined;
}

/** The rule with another operator. A value of another type, such as a date in place of days, becomes the default. */
export function withOperator(rule: RuleDraft, op: RuleOp): RuleDraft {
  const next = { ...rule, op };
  if (kindOf(rule.field) !== 'date' || takesDay(next) === takesDay(rule)) return next;
  return { ...next, value: takesDay(next) ? '' : DEFAULT_DAYS };
}

/** Parses a rule for the service; null while it is incomplete or invalid. */
export function parseRule({ field, op, value }: RuleDraft): SmartRule | null {
  switch (field) {
    case 'title':
    case 'artist':
    case 'album':
    case 'albumArtist': {
      const text = value.trim();
      if (text === '' || (op !== 'contains' && op !== 'not-contains' && op !== 'is')) return null;
      return { field, op, value: text };
    }
    case 'duration':
    case 'plays':
    case 'bitrate': {
      const found = parseNumber(value, 0, LARGEST[field]);
      return found !== null && (op === 'more' || op === 'less') ? { field, op, value: found } : null;
    }
    case 'rating': {
      if (op === 'none') return { field, op };
      const stars = parseNumber(value, STARS.min, STARS.max);
      return stars !== null && (op === 'is' || op === 'least' || op === 'most')
        ? { field, op, value: stars }
        : null;
    }
    case 'liked':
    case 'played':
    case 'added':
    case 'libraryAdded': {
      if (op === 'ever' || op === 'never') return { field, op };
      if (op === 'since' || op === 'until') {
        const day = readDay(value);
        return day === null ? null : { field, op, value: day };
      }
      const days = parseNumber(value, 1, LARGEST.days);
      return days !== null && (op === 'within' || op === 'before') ? { field, op, value: days } : null;
    }
    case 'mv':
    case 'lyric':
      return op === 'yes' || op === 'no' ? { field, op } : null;
    default:
      return parseLibraryRule(field, op, value, YEARS);
  }
}

/** Parses all rules for the service; null when there is none, one is incomplete or the limit is out of range. */
export function parseRules({ rules, limit, ...rest }: RulesDraft): SmartRules | null {
  const read = rules.map(parseRule).filter((rule) => rule !== null);
  const songs = parseNumber(limit, 1, SONGS_MAX);
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
      value: !('value' in rule) ? '' : takesDay(rule) ? dayOf(Number(rule.value)) : String(rule.value),
    })),
  };
}
