import { PersonalGate } from '@qingyin/auth-gate';
import { Page } from '@qingyin/list-layout';
import { MAX_COLUMNS } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import type { CollectionKind } from '@qingyin/data-library';
import { QueryBoundary } from '@qingyin/ui';
import type { CollectionSearch } from './collection-link.ts';
import { CollectionList } from './CollectionList.tsx';
import type { CollectionDefinition } from './collection-definition.ts';
import { LoginInvitation } from './parts/LoginInvitation.tsx';
import { CollectionToolsPlaceholder } from './parts/CollectionTools.tsx';

const SKELETON_ROWS = 4;

interface CollectionPageProps<Kind extends CollectionKind> {
  facts: CollectionDefinition<Kind>;
  search: CollectionSearch;
}

/**
 * Page of one collection (docs/specification/README.md…). The tabs above already show its name, so the heading is
 * visually hidden.
 */
export function CollectionPage<Kind extends CollectionKind>({ facts, search }: CollectionPageProps<Kind>) {
  const { i18n } = useLingui();
  const { title, drawing, Grid, skeletons } = facts;
  return (
    <Page dense>
      <h1 className="qy-unseen">{i18n._(title)}</h1>
      <PersonalGate invitation={<LoginInvitation />} drawing={drawing}>
        <QueryBoundary
          pending={
            <>
              <CollectionToolsPlaceholder />
              <Grid rows={SKELETON_ROWS}>{skeletons(SKELETON_ROWS * MAX_COLUMNS.square)}</Grid>
            </>
          }
        >
          <CollectionList facts={facts} search={search} />
        </QueryBoundary>
      </PersonalGate>
    </Page>
  );
}
