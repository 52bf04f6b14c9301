export { escapeHtml, escapeJsonForHtml } from './escape.ts';
export { fold } from './fold.ts';
export { matchedParts, type MatchedPart } from './matched-parts.ts';
