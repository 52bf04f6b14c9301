import { type GalleryState } from '@qingyin/ui/gallery';
import { FilledBar } from './FilledBar.tsx';

const states: readonly GalleryState[] = [
  { name: 'level', Example: () => <FilledBar role="meter" label="云盘空间" share={0.4} /> },
  { name: 'nearly full', Example: () => <FilledBar role="meter" label="云盘空间" share={0.95} full /> },
  { name: 'thin progress', Example: () => <FilledBar role="progressbar" label="上传" share={0.7} thin /> },
  { name: 'empty', Example: () => <FilledBar role="progressbar" label="上传" share={0} /> },
];
export default states;
