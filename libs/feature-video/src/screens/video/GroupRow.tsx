import { type FilterChoice, QueryFilterRow } from '@qingyin/list-layout';
import { useTagName } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { videoCategoriesQuery, type VideoTimelineName } from '@qingyin/data-video';
import { useSession } from '@qingyin/session/react';
import { CatalogueText } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { selectionKey, videosLink } from './video-selection.ts';

/** Row of filters: all videos, recommended ones for signed-in users, and the main groups. */
export function GroupRow({ which }: { which: VideoTimelineName }) {
  const { t } = useLingui();
  const tagName = useTagName();
  const login = useSession((session) => session.login);
  const choice = (one: VideoTimelineName, label: ReactNode): FilterChoice => ({
    key: selectionKey(one),
    label,
    link: videosLink(one),
    chosen: selectionKey(one) === selectionKey(which),
  });
  return (
    <QueryFilterRow
      label={t`热门`}
      query={videoCategoriesQuery()}
      choicesOf={(categories = []) => [
        choice('all', t`全部`),
        ...(login ? [choice('recommended', t`推荐`)] : []),
        ...categories.map(({ id, name }) =>
          choice({ group: String(id) }, <CatalogueText text={tagName(name)} />),
        ),
      ]}
      errorText={<Trans>分类没有取到。</Trans>}
    />
  );
}
