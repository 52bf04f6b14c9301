import { Extra, lazyPart } from '@qingyin/ui';

const Choice = lazyPart(() => import('../overlays/small-window/SmallWindowChoice.tsx'));

/** 小窗 in 更多播放设置; its code is loaded when that is opened. */
export function LazySmallWindowChoice() {
  return (
    <Extra>
      <Choice />
    </Extra>
  );
}
