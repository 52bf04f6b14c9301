import { Section } from '@qingyin/list-layout';
import { useSlicedPlaylist, useRemoveFromPlaylist } from '@qingyin/track-list';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { Button, CatalogueText, SkeletonText } from '@qingyin/ui';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { findDuplicates } from './duplicates.ts';
import classes from './PlaylistTools.module.css';
import type { PlaylistToolsProps } from './playlist-tools-props.ts';

const SKELETON_LINES = 4;

/**
 * Tool that finds several recordings of one song and removes the selected ones. Runs on request, because it loads
 * all songs of the playlist.
 */
export function DuplicatesTool({ playlist, tracks }: PlaylistToolsProps) {
  const { t } = useLingui();
  const { list, onRangeChange, retry } = useSlicedPlaylist(playlist, tracks);
  const [wanted, setWanted] = useState(false);
  const ready = wanted && list.has(0, list.count);

  useEffect(() => {
    if (wanted) onRangeChange(0, list.count);
  }, [wanted, onRangeChange, list]);

  return (
    <Section title={t`重复的歌曲`}>
      {!wanted ? (
        <div className={classes.start}>
          <p className={classes.note}>
            <Trans>找出同一位歌手的同名歌曲：现场、伴奏、重新录制的版本。</Trans>
          </p>
          <Button icon={<IconCopy size={18} stroke={1.75} aria-hidden />} onClick={() => setWanted(true)}>
            <Trans>查找重复</Trans>
          </Button>
        </div>
      ) : ready ? (
        <Groups playlist={playlist} tracks={list.ids.flatMap((_, at) => list.trackAt(at) ?? [])} />
      ) : retry ? (
        <div role="alert" className={classes.start}>
          <p className={classes.note}>
            <Trans>歌单里的歌没有全部取到。</Trans>
          </p>
          <Button onClick={retry}>
            <Trans>重试</Trans>
          </Button>
        </div>
      ) : (
        <SkeletonText lines={SKELETON_LINES} />
      )}
    </Section>
  );
}

function Groups({ playlist, tracks }: PlaylistToolsProps) {
  const { remove } = useRemoveFromPlaylist(playlist);
  const groups = useMemo(() => findDuplicates(tracks), [tracks]);
  /** user choices that differ from the default, which removes all but the first of a group */
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const goes = (track: Track, at: number) => choices.get(track.id) ?? at > 0;
  const going = groups.flatMap((group) => group.filter(goes));
  const count = going.length;

  if (groups.length === 0)
    return (
      <p role="status" className={classes.note}>
        <Trans>没有找到重复的歌曲。</Trans>
      </p>
    );
  return (
    <div className={classes.groups}>
      <p role="status" className={classes.note}>
        <Plural value={groups.length} other="有 # 首歌不止一个版本，勾选的会从歌单中移出。" />
      </p>
      {groups.map((group) => (
        <fieldset key={group[0]?.id} className={classes.group}>
          <legend>
            <CatalogueText text={group[0]?.name ?? ''} />
            <span className={classes.note}>
              {' · '}
              <CatalogueText text={group[0]?.artists[0]?.name ?? ''} />
            </span>
          </legend>
          {group.map((track, at) => (
            <label key={track.id} className={classes.song}>
              <input
                type="checkbox"
                checked={goes(track, at)}
                onChange={({ currentTarget: { checked } }) =>
                  setChoices((old) => new Map(old).set(track.id, checked))
                }
              />
              <span className={classes.what}>
                <CatalogueText text={track.name} />
                <span className={classes.note}>
                  <CatalogueText text={track.album.name} />
                  {' · '}
                  {formatDuration(track.durationMs)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button variant="soft" className={classes.more} disabled={count === 0} onClick={() => remove(going)}>
        <Plural value={count} other="移出勾选的 # 首" />
      </Button>
    </div>
  );
}
