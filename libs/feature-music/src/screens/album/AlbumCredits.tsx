import { Section } from '@qingyin/list-layout';
import { CreditedArtists, useCreditLabels } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import type { LibraryAlbumDetails } from '@qingyin/contract';
import classes from './AlbumCredits.module.css';
import { useReleaseRows } from './use-release-rows.ts';

/** People of an album of the music libraries and facts of its release; nothing if no tag names any. */
export function AlbumCredits({ library }: { library: LibraryAlbumDetails }) {
  const { t } = useLingui();
  const labels = useCreditLabels();
  const release = useReleaseRows()(library);
  const { credits } = library;
  if (credits.length === 0 && release.length === 0) return null;
  return (
    <Section title={credits.length > 0 ? t`制作与发行` : t`发行信息`} pending={null}>
      <dl className={classes.rows}>
        {credits.map(({ role, artists }) => (
          <div key={role} className={classes.row}>
            <dt className={classes.label}>{labels[role]}</dt>
            <dd className={classes.value}>
              <CreditedArtists artists={artists} />
            </dd>
          </div>
        ))}
        {release.map(({ id, label, value }) => (
          <div key={id} className={classes.row}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
