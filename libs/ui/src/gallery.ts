// For the component gallery only: lint keeps this entry out of what ships.
export type { GalleryModule, GalleryState } from './gallery/gallery-state.ts';
export { pendingAnswer } from './gallery/pending-answer.ts';
