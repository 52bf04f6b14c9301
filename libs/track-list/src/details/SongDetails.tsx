import { CreditedArtists, useArtistLine, useCreditLabels } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { songFactsQuery } from '@qingyin/data-library';
import { useUserId } from '@qingyin/session/react';
import { TrackRating } from '@qingyin/track-actions';
import { CatalogueText, InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog, MenuHeader } from '@qingyin/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import classes from './SongDetails.module.css';
import { useFactRows } from './use-fact-rows.ts';

export interface SongDetailsProps {
  track: Track;
  onClose: () => void;
}

/** Lines of the placeholder, about as many as most songs have facts. */
const LINES = 8;

/** Dialog with what is known of a song, its people, its file and the user's plays, and the stars of the song. */
export default function SongDetails({ track, onClose }: SongDetailsProps) {
  const { t } = useLingui();
  const uid = useUserId();
  const lineOf = useArtistLine();
  const rowsOf = useFactRows();
  const labels = useCreditLabels();
  const facts = useQuery(songFactsQuery(uid, track.id));
  return (
    <Dialog title={t`歌曲信息`} width={520} fullOnPhone onClose={onClose}>
      <div className={classes.details}>
        <MenuHeader
          coverUrl={track.album.picUrl}
          title={track.name}
          subtitle={<CatalogueText text={lineOf(track.artists)} />}
        />
        <TrackRating track={track} />
        {facts.isError && !facts.data ? (
          <InlineError error={facts.error} onRetry={() => void facts.refetch()} />
        ) : !facts.data ? (
          <div aria-busy="true">
            <SkeletonText lines={LINES} />
          </div>
        ) : (
          <dl className={classes.facts}>
            {facts.data.credits.map(({ role, artists }) => (
              <div key={role} className={classes.fact}>
                <dt className={classes.label}>{labels[role]}</dt>
                <dd className={classes.value}>
                  <CreditedArtists artists={artists} onFollow={onClose} />
                </dd>
              </div>
            ))}
            {rowsOf(facts.data).map(({ id, label, value, path }) => (
              <div key={id} className={classes.fact}>
                <dt className={classes.label}>{label}</dt>
                <dd className={classes.value}>
                  <bdi dir={path ? 'auto' : undefined}>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Dialog>
  );
}
