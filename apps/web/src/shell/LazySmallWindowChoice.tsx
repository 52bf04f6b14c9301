import { Extra, lazyPart } from '@qingyin/ui';

const Choice = lazyPart(() => import('../overlays/small-window/SmallWindowChoice.tsx'));

/** The mini player option (小窗) in the settings of the player bar (更多播放设置); its code loads when these are opened. */
export function LazySmallWindowChoice() {
  return (
    <Extra>
      <Choice />
    </Extra>
  );
}
