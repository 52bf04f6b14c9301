import { useLingui } from '@lingui/react/macro';
import { usePlayerState } from '@qingyin/player-react';
import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { CoverImage, coverUrl, useMediaQuery } from '@qingyin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LazyVisualizer } from '../visualizer/LazyVisualizer.tsx';
import styles from './NowCover.module.css';

/** Sizes of the picture, CSS px: in most windows, and in those that are higher than `HIGH_PX`. */
const COVER_PX = 512;
const LARGE_COVER_PX = 1024;
const HIGH_PX = 1000;
/** Size in the player bar, whose picture is there already. */
const BAR_COVER_PX = 56;

/** Whether a record is shown instead of the cover; persisted on the device. */
const asRecord = persistedValue(queryRoots.system, 'now-record', (kept) => kept === true);

/** Cover of the playing song, or a record with it that turns while music plays; a click switches between them. */
export function NowCover({ picture, className }: { picture: string; className: string | undefined }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const record = useQuery(asRecord.query()).data ?? false;
  const playing = usePlayerState(({ status }) => status === 'playing');
  const large = useMediaQuery(`(min-width: ${HIGH_PX}px) and (min-height: ${HIGH_PX}px)`);
  return (
    <div className={className} data-now-cover data-form={record ? 'record' : 'cover'}>
      {!record && <LazyVisualizer kinds={['halo']} cover={picture} />}
      <button
        type="button"
        className={styles.button}
        aria-label={t`唱片`}
        aria-pressed={record}
        data-turning={(record && playing) || undefined}
        style={
          record || !picture ? undefined : { backgroundImage: `url("${coverUrl(picture, BAR_COVER_PX)}")` }
        }
        onClick={() => void asRecord.keep(queryClient, !record)}
      >
        <CoverImage
          src={picture}
          alt=""
          size={large ? LARGE_COVER_PX : COVER_PX}
          radius={record ? 'round' : 'm'}
          {...(picture ? { color: 'transparent' } : {})}
          priority
        />
      </button>
    </div>
  );
}
