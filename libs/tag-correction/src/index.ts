export { type TagCorrectionState, useTagCorrection } from './use-tag-correction.tsx';
