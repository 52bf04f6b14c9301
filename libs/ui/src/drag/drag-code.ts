/** @file What only a running drag needs; loaded together by prepare-drag.ts. */
export { createDragImage } from './drag-image.ts';
export { createEdgeScroll } from './edge-scroll.ts';
