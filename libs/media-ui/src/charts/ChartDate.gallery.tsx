import { type GalleryState } from '@qingyin/ui/gallery';
import { ChartDate, ChartDateSkeleton } from './ChartDate.tsx';

const states: readonly GalleryState[] = [
  { name: 'date', Example: () => <ChartDate time={Date.UTC(2026, 0, 2)} /> },
  { name: 'loading', Example: ChartDateSkeleton },
];
export default states;
export const covers = ['ChartDateSkeleton'];
