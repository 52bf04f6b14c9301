import { StaleContent, useProgressiveRender, useDeferredContent } from '@qingyin/list-layout';
import { useHiddenState } from '@qingyin/moderation';
import { personQuery } from '@qingyin/data-social';
import { getRouteApi, usePageTitle } from '@qingyin/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BlockedPerson } from './BlockedPerson.tsx';
import { PersonHead } from './head/PersonHead.tsx';
import { tabOf } from './homepage-search.ts';
import classes from './PersonBody.module.css';
import { PersonTabs } from './PersonTabs.tsx';
import { TabContent } from './TabContent.tsx';

const route = getRouteApi('/homepage/$uid');

/** Progressive rendering in two steps: the head with its tabs, then the content. */
const PARTS = 2;

/** Body of the profile page. The head stays mounted while the tab changes. */
export function PersonBody({ uid }: { uid: string }) {
  const { data: person } = useSuspenseQuery(personQuery(uid));
  const tab = tabOf(route.useSearch());
  const shown = useDeferredContent(tab);
  const drawn = useProgressiveRender(PARTS, ['link']);
  const { blocked } = useHiddenState(person.profile.userId);
  usePageTitle(person.profile.nickname);
  return (
    <>
      <PersonHead uid={uid} person={person} />
      {blocked ? (
        <BlockedPerson />
      ) : (
        <div className={classes.content}>
          <PersonTabs uid={uid} name={person.profile.nickname} tab={tab} />
          {drawn >= PARTS && (
            <StaleContent waiting={shown !== tab}>
              <TabContent uid={uid} person={person} tab={shown} />
            </StaleContent>
          )}
        </div>
      )}
    </>
  );
}
