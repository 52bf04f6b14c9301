import { usePlaylistNames, wholeCard } from '@qingyin/media-ui';
import { PlayButton, usePlayPlaylist } from '@qingyin/track-actions';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Chart } from '@qingyin/data-music';
import { formatDate } from '@qingyin/i18n';
import { Link } from '@qingyin/routing';
import { CatalogueText, classNames, CoverImage } from '@qingyin/ui';
import classes from './ChartCard.module.css';
import { ChartSongs } from './ChartSongs.tsx';
import { UpdateFrequency } from './UpdateFrequency.tsx';

const COVER_PX = 144;

interface ChartCardProps {
  chart: Chart;
  /** loads the cover with high priority */
  priority: boolean;
}

/** Chart with its first songs. The whole card is a link named after the chart; the play button is separate. */
export function ChartCard({ chart, priority }: ChartCardProps) {
  const { id, coverImgUrl, trackCount } = chart;
  const name = usePlaylistNames()(chart);
  const { playing, toggle } = usePlayPlaylist(String(id));
  return (
    <article className={classNames(wholeCard.card, classes.card)}>
      <div className={classes.cover}>
        <CoverImage src={coverImgUrl} alt="" size={COVER_PX} priority={priority} />
        {trackCount !== 0 && (
          <PlayButton
            className={classNames(wholeCard.play, classes.play)}
            playing={playing}
            name={name}
            onClick={toggle}
          />
        )}
      </div>
      <div className={classes.text}>
        <h3 className={classes.title}>
          <Link to="/playList/$id" params={{ id: String(id) }} className={wholeCard.link}>
            <CatalogueText text={name} />
          </Link>
        </h3>
        <ChartUpdate chart={chart} />
        <ChartSongs {...chart} />
      </div>
    </article>
  );
}

/** Update frequency and last update of a chart. */
function ChartUpdate({ chart: { updateFrequency, updateTime, trackUpdateTime } }: { chart: Chart }) {
  const { i18n } = useLingui();
  const time = trackUpdateTime || updateTime;
  const date = time > 0 && formatDate(time, i18n.locale);
  return (
    <p className={classes.update}>
      {updateFrequency && (
        <span>
          <UpdateFrequency frequency={updateFrequency} />
        </span>
      )}
      {date && (
        <time dateTime={new Date(time).toISOString()}>
          {updateFrequency && <span aria-hidden> · </span>}
          {updateFrequency ? date : <Trans>{date} 更新</Trans>}
        </time>
      )}
    </p>
  );
}
