import { useTagName } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { videoCategoriesQuery, videoGroupsQuery, type VideoTimelineName } from '@qingyin/data-video';
import { useQuery } from '@tanstack/react-query';

/** Label of the selected group; a generic one if its name is unknown or has not loaded. */
export function useSelectionLabel(which: VideoTimelineName): string {
  const { t } = useLingui();
  const tagName = useTagName();
  const { data: groups = [] } = useQuery(videoGroupsQuery());
  const { data: categories = [] } = useQuery(videoCategoriesQuery());
  if (which === 'all') return t`全部视频`;
  if (which === 'recommended') return t`推荐视频`;
  const group = [...categories, ...groups].find(({ id }) => String(id) === which.group);
  return group ? tagName(group.name) : t`视频分类`;
}
