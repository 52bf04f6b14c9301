export { type Dictionary, plain } from './dictionary.ts';
export { escapeHtml, escapeJsonForHtml } from './escape.ts';
export { fold } from './fold.ts';
export { type Grade, gradeOf, grades } from './grade.ts';
export { matchedParts, type MatchedPart } from './matched-parts.ts';
export { findPhrase, type Hit, phraseAt } from './phrase.ts';
export { type Query, readQuery, type Token } from './query.ts';
export { deletionKeys, TYPO_MIN, withinOneError } from './typo.ts';
export { compact, isCharacter, type Unit, unitsOf } from './units.ts';
