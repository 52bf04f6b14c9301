import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { Description } from './Description.tsx';

const poem = '空山新雨后，天气晚来秋。明月松间照，清泉石上流。';

const states: readonly GalleryState[] = [
  { name: 'short', Example: () => <Description text={poem} /> },
  { name: 'truncated', Example: () => <Description text={poem.repeat(20)} /> },
  { name: 'lines', Example: () => <Description text={`${poem}\n`.repeat(5)} /> },
  { name: 'Latin', Example: () => <Description text={'The empty hills after new rain. '.repeat(30)} /> },
];
export default states;

export const keys = buttonKeys;
