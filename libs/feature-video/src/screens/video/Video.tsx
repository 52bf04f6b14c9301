import { FilterBar, Page, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { useMemo } from 'react';
import { PasteLinkButton } from '../../shared/paste-link/PasteLinkButton.tsx';
import { selectionOf } from './video-selection.ts';
import { GroupPicker } from './GroupPicker.tsx';
import { GroupRow } from './GroupRow.tsx';
import { Videos } from './Videos.tsx';
import classes from './Video.module.css';

const route = getRouteApi('/video');

/** Videos by group, with pagination; group and page are in the URL (docs/specification/screens/video.md#video). */
export function Video() {
  const { t } = useLingui();
  const { group, page } = route.useSearch();
  const chosen = useMemo(() => selectionOf({ group, page }), [group, page]);
  const shown = useDeferredContent(chosen);
  return (
    <Page dense>
      <h1 className="qy-unseen">{t`视频`}</h1>
      <FilterBar>
        <div className={classes.picker}>
          <GroupPicker which={chosen.which} />
          <PasteLinkButton />
        </div>
        <GroupRow which={chosen.which} />
      </FilterBar>
      <StaleContent waiting={shown !== chosen}>
        <Videos {...shown} />
      </StaleContent>
    </Page>
  );
}
