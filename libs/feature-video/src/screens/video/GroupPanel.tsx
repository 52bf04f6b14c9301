import { CategoryPanel, FilterRow, type OpenPanelProps } from '@qingyin/list-layout';
import { useTagName } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { videoGroupsQuery, type VideoTimelineName } from '@qingyin/data-video';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { selectionKey, videosLink } from './video-selection.ts';

interface GroupPanelProps extends OpenPanelProps {
  which: VideoTimelineName;
}

/** Panel with all groups of videos. */
export default function GroupPanel({ which, ...opened }: GroupPanelProps) {
  return (
    <CategoryPanel
      {...opened}
      all={{
        key: 'all',
        label: <Trans>全部视频</Trans>,
        link: videosLink('all'),
        chosen: which === 'all',
      }}
    >
      <Groups which={which} />
    </CategoryPanel>
  );
}

function Groups({ which }: Pick<GroupPanelProps, 'which'>) {
  const { t } = useLingui();
  const tagName = useTagName();
  const { data: groups } = useSuspenseQuery(videoGroupsQuery());
  return (
    <FilterRow
      wrap
      label={t`分类`}
      choices={groups.map(({ id, name }) => ({
        key: String(id),
        label: <CatalogueText text={tagName(name)} />,
        link: videosLink({ group: String(id) }),
        chosen: selectionKey(which) === String(id),
      }))}
    />
  );
}
