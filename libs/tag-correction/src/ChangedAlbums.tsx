import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CorrectionPreview } from '@qingyin/contract';
import classes from './TagCorrection.module.css';

/** Albums that get more or fewer songs; renders nothing if there are none. */
export function ChangedAlbums({ albums }: Pick<CorrectionPreview, 'albums'>) {
  const { t } = useLingui();
  if (albums.length === 0) return null;
  return (
    <ul className={classes.albums}>
      {albums.map(({ name, artists, before, after }) => (
        <li key={`${name}\n${artists.join('\n')}`}>
          <bdi>{name || t`未知专辑`}</bdi>
          {artists.length > 0 && <bdi className={classes.note}>{artists.join(' / ')}</bdi>}
          <span className={classes.count}>
            {before === 0 ? (
              <Plural value={after} other="新专辑，# 首歌" />
            ) : after === 0 ? (
              <Trans>不再有歌</Trans>
            ) : (
              <Plural value={after} other={`${before} 首 → # 首`} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
