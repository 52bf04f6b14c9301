import { type GalleryState } from '../gallery/gallery-state.ts';
import { radioKeys } from '../gallery/key-maps.ts';
import { RadioList } from './RadioList.tsx';

const nothing = () => undefined;
const levels = [
  { value: 'standard', text: '标准', note: '128 kbps，省流量' },
  { value: 'exhigh', text: '极高', note: '320 kbps' },
  {
    value: 'lossless',
    text: '无损',
    note: 'FLAC，一首歌大约 30 MB，建议只在无线网络下使用，移动网络会很快用完流量',
  },
];
const days = [
  { value: 7, text: '最近一周' },
  { value: 30, text: '最近一月' },
  { value: 0, text: '所有时间' },
];

const states: readonly GalleryState[] = [
  {
    name: 'with notes',
    Example: () => <RadioList label="音质" value="exhigh" options={levels} onChange={nothing} />,
  },
  {
    name: 'inline',
    Example: () => <RadioList label="时间" value={7} options={days} onChange={nothing} inline />,
  },
];
export default states;

export const keys = radioKeys;
