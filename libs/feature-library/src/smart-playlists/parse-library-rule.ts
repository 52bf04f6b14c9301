import { type SmartRule, smartFormats } from '@qingyin/contract';
import { parseNumber } from './parse-number.ts';

/** Fields whose values are chosen, or which only songs of music libraries have. */
type ChoiceField = 'year' | 'genre' | 'format' | 'list' | 'library';

/**
 * Parses a rule about year, genre, format, playlist or music library; null while it is incomplete or invalid.
 *
 * @param years range of years
 */
export function parseLibraryRule(
  field: ChoiceField,
  op: SmartRule['op'],
  value: string,
  years: { min: number; max: number },
): SmartRule | null {
  switch (field) {
    case 'year': {
      const year = parseNumber(value, years.min, years.max);
      const known = op === 'is' || op === 'since' || op === 'until';
      return year !== null && known ? { field, op, value: year } : null;
    }
    case 'genre':
      return value !== '' && (op === 'is' || op === 'is-not') ? { field, op, value } : null;
    case 'format': {
      const format = smartFormats.find((each) => each === value);
      return format && (op === 'is' || op === 'is-not') ? { field, op, value: format } : null;
    }
    default: {
      const id = parseNumber(value, 1, Number.MAX_SAFE_INTEGER);
      return id !== null && (op === 'in' || op === 'not-in') ? { field, op, value: id } : null;
    }
  }
}
