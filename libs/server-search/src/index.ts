export { type SearchMatch, findMatches } from './find.ts';
export { addHotSearches, hotSearches, removeHotSearches, searchesWithPrefix } from './hot-searches.ts';
export { type IndexChange, findIndexChanges, writeIndexChanges } from './index-changes.ts';
export { indexEntities, indexLyrics, indexPlaylist, indexUser } from './index-writer.ts';
export { matchingLyricLines } from './lyric-lines.ts';
export { hasPublicHit } from './public-hits.ts';
export { ensureSearchIndex, rebuildSearchIndex } from './rebuild-index.ts';
export { countSearch } from './search-counts.ts';
export { loadResults } from './search-results.ts';
