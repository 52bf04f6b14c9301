import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import classes from './SongGrid.module.css';

/** Names of the columns; sticks below what already sticks at the top (`--qy-sticky-top`). */
export const SongHeader = memo(function SongHeader({ withAlbum }: { withAlbum: boolean }) {
  return (
    <div role="row" aria-rowindex={1} className={classes.headerRow}>
      <span role="columnheader" data-column="index">
        #
      </span>
      <span role="columnheader">
        <Trans>标题</Trans>
      </span>
      <span role="columnheader">
        <Trans context="列名">歌手</Trans>
      </span>
      {withAlbum ? (
        <span role="columnheader" data-column="album">
          <Trans context="列名">专辑</Trans>
        </span>
      ) : null}
      <span role="columnheader" data-column="like">
        <span className="qy-unseen">
          <Trans>喜欢</Trans>
        </span>
      </span>
      <span role="columnheader" data-column="duration">
        <Trans>时长</Trans>
      </span>
      <span role="columnheader" data-column="more">
        <span className="qy-unseen">
          <Trans>更多</Trans>
        </span>
      </span>
    </div>
  );
});
