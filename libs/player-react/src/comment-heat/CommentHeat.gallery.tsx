import { type GalleryState } from '@qingyin/ui/gallery';
import { ProgressLine } from '../bar/ProgressLine.tsx';
import CommentHeat from './CommentHeat.tsx';

const counts = Array.from({ length: 40 }, (_, part) => Math.round(9 + 8 * Math.sin(part / 3) + (part % 5)));

/** Above the progress line, as in the player bar; without the seconds after which the player bar loads it. */
const Example = () => (
  <div style={{ position: 'relative', marginBlockStart: 64 }}>
    <ProgressLine />
    <CommentHeat />
  </div>
);

const states: readonly GalleryState[] = [
  {
    name: 'curve',
    framed: true,
    answers: { '/x/comment/heat': { code: 200, data: { partMs: 5000, counts } } },
    Example,
  },
];
export default states;
