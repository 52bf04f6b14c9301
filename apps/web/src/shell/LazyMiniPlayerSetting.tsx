import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { loadPart } from '../parts/load-part.ts';

const Choice = lazyComponent(loadPart('miniPlayerSetting'));

/** The mini player option (小窗) in the settings of the player bar (更多播放设置); its code loads when these are opened. */
export function LazyMiniPlayerSetting() {
  return (
    <OptionalBoundary>
      <Choice />
    </OptionalBoundary>
  );
}
