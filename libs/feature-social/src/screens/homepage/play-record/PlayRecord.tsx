import { PersonalGate } from '@qingyin/auth-gate';
import { FilterRow, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Person, PLAY_RECORD_PRIVATE } from '@qingyin/data-social';
import { isApiError } from '@qingyin/http-client';
import { getRouteApi } from '@qingyin/routing';
import { EmptyState, ErrorState, lazyComponent, QueryBoundary } from '@qingyin/ui';
import { spanLink, spanOf } from '../homepage-search.ts';
import { useIsOwnProfile } from '../../../people/use-is-own-profile.ts';
import { PrivateRecordNote } from './PrivateRecordNote.tsx';
import classes from './Record.module.css';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import type { RecordSongsProps } from './RecordSongs.tsx';
import { useRecordAccess } from './use-record-access.ts';

// Lazy: song tables are the larger half of this page's code and are further down.
const RecordSongs = lazyComponent<RecordSongsProps>(() => import('./RecordSongs.tsx'));

const route = getRouteApi('/homepage/$uid');

export interface PlayRecordProps {
  uid: string;
  person: Person;
  /** first songs only */
  brief?: boolean;
}

/** Play record: most played songs of the last week or of all time; or why it is not available. */
export function PlayRecord({ uid, person, brief = false }: PlayRecordProps) {
  const { t } = useLingui();
  const own = useIsOwnProfile(uid);
  const access = useRecordAccess(uid, person);
  const search = route.useSearch();
  const span = spanOf(search);
  const shown = useDeferredContent(span);
  if (access === 'closed') return <Closed />;
  if (access === 'login')
    return (
      <PersonalGate invitation={<Trans>登录之后，可以看到 TA 最常听的歌。</Trans>} drawing="zither">
        {null}
      </PersonalGate>
    );
  return (
    <div className={classes.record}>
      <div className={classes.bar}>
        <FilterRow
          label={t`时间`}
          choices={[
            { key: 'week', label: t`最近一周`, link: spanLink(uid, search, 'week'), chosen: span === 'week' },
            { key: 'all', label: t`所有时间`, link: spanLink(uid, search, 'all'), chosen: span === 'all' },
          ]}
        />
        {own && !person.recordOpen && <PrivateRecordNote />}
      </div>
      <StaleContent waiting={shown !== span}>
        <QueryBoundary
          pending={<RecordSkeleton brief={brief} />}
          resetKey={shown}
          failed={(error, retry) =>
            isApiError(error) && error.code === PLAY_RECORD_PRIVATE ? (
              <Closed />
            ) : (
              <ErrorState error={error} onRetry={retry} />
            )
          }
        >
          {access === 'open' ? (
            <RecordSongs uid={uid} span={shown} brief={brief} />
          ) : (
            <RecordSkeleton brief={brief} />
          )}
        </QueryBoundary>
      </StaleContent>
    </div>
  );
}

function Closed() {
  return (
    <EmptyState drawing="tea">
      <Trans>TA 没有公开听歌排行。</Trans>
    </EmptyState>
  );
}
