/**
 * @file Chunk with the TTML parser, loaded for songs that have TTML. A separate entry, since the lyrics editor
 * bundles the parser itself.
 */
export { parseTtml } from '@qingyin/lyrics/ttml';
