export { type Dictionary, emptyDictionary } from './dictionary.ts';
export { escapeHtml, escapeJsonForHtml } from './escape.ts';
export { fold } from './fold.ts';
export { type Grade, gradeOf, grades } from './grade.ts';
export { markMatches, type TextRange, withMarks } from './mark.ts';
export { matchedParts, type MatchedPart } from './matched-parts.ts';
export { findPhrase, type PhraseMatch, phraseAt } from './phrase.ts';
export { type Query, readQuery, type Token } from './query.ts';
export {
  deletionKeys,
  errorsBetween,
  possibleThirds,
  thirdsOf,
  TWO_TYPOS_MIN,
  TYPO_MIN,
  withinOneError,
} from './typo.ts';
export { joinUnits, isCharacter, type Unit, unitsOf } from './units.ts';
export { createQueryFilter } from './query-filter.ts';
