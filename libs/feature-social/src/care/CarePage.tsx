import { Page } from '@qingyin/list-layout';
import { DetailBoundary } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { personQuery } from '@qingyin/data-social';
import { useMatches, usePageTitle, useParams } from '@qingyin/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type CareTab, careTabOf } from './care-tab.ts';
import { CareHead } from './CareHead.tsx';
import { CareHeadSkeleton } from './CareHeadSkeleton.tsx';

type Body = ComponentType<{ uid: string }>;

const bodies = new Map<CareTab, Body>();

/**
 * Registers a screen's content as the body of a /care tab and returns the page. All tabs share one page component, so
 * that the head keeps its elements and the focus while the part below changes
 * (docs/specification/routes.md#layouts-and-wrapper-pages).
 */
export function carePage(tab: CareTab, body: Body): typeof CarePage {
  bodies.set(tab, body);
  return CarePage;
}

function CarePage() {
  const uid = useParams({ strict: false, select: (params) => params.uid ?? '' });
  return (
    <Page dense>
      <DetailBoundary
        // Remounts for another user.
        key={uid}
        pending={<CareHeadSkeleton />}
        gone={<Trans>没有找到这位用户。</Trans>}
      >
        <Care uid={uid} />
      </DetailBoundary>
    </Page>
  );
}

function Care({ uid }: { uid: string }) {
  const { data: person } = useSuspenseQuery(personQuery(uid));
  const tab = careTabOf(useMatches({ select: (matches) => matches.at(-1)?.fullPath }));
  const Body = bodies.get(tab);
  usePageTitle(person.profile.nickname);
  return (
    <>
      <CareHead uid={uid} person={person} tab={tab} />
      {Body && <Body uid={uid} />}
    </>
  );
}
