import { type GalleryState } from '@qingyin/ui/gallery';
import { type ReactNode } from 'react';
import { MarqueeText } from './MarqueeText.tsx';

const Box = ({ children }: { children: ReactNode }) => <div style={{ inlineSize: 200 }}>{children}</div>;
const texts = {
  short: '静夜思',
  'longer than its place': '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天',
  'Latin, longer than its place': 'Moonlight over the Spring River, performed live in the rain',
};

const states: readonly GalleryState[] = Object.entries(texts).map(([name, text]) => ({
  name,
  Example: () => (
    <Box>
      <MarqueeText text={text}>{text}</MarqueeText>
    </Box>
  ),
}));
export default states;
