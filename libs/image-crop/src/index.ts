export { CropArea } from './CropArea.tsx';
export { useCrop } from './use-crop.ts';
