import { CategoryButton } from '@qingyin/list-layout';
import type { VideoTimelineName } from '@qingyin/data-video';
import { lazyComponent } from '@qingyin/ui';
import { useSelectionLabel } from './use-selection-label.ts';

const loadGroups = () => import('./GroupPanel.tsx');
const GroupPanel = lazyComponent(loadGroups);

/** Button with the selected group that opens all groups, of which some services have over a hundred. */
export function GroupPicker({ which }: { which: VideoTimelineName }) {
  return (
    <CategoryButton
      name={useSelectionLabel(which)}
      prepare={() => void loadGroups().catch(() => undefined)}
      panel={(opened) => <GroupPanel which={which} {...opened} />}
    />
  );
}
