/** @file For TTML, whose reader is loaded when there is some: an entry of its own, as the editor of lyrics has the reader within. */
export { parseTtml } from '@qingyin/lyrics/ttml';
