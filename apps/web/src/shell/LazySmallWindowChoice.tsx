import { Extra } from '@qingyin/ui';
import { usePartWithTexts } from './use-part-with-texts.ts';

/** 小窗 in 更多播放设置; its code comes when that is opened. */
export function LazySmallWindowChoice() {
  const Choice = usePartWithTexts(() => import('../overlays/small-window/SmallWindowChoice.tsx'), 'player');
  return (
    <Extra>
      <Choice />
    </Extra>
  );
}
