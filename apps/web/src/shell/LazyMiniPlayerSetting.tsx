import { loadMiniPlayerSetting } from '@qingyin/mini-player';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';

const Choice = lazyComponent(loadMiniPlayerSetting);

/** The mini player option (小窗) in the settings of the player bar (更多播放设置); its code loads when these are opened. */
export function LazyMiniPlayerSetting() {
  return (
    <OptionalBoundary>
      <Choice />
    </OptionalBoundary>
  );
}
