import { Section } from '@qingyin/list-layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PlaylistDetail, PlaylistVersion } from '@qingyin/contract';
import { playlistVersionsQuery, restoreVersionMutation } from '@qingyin/data-library';
import { formatDateTime } from '@qingyin/i18n';
import { actionBar, attempt, Button, message, SkeletonText, useActionLabel } from '@qingyin/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFixedName } from '../playlist-changes.ts';
import classes from './PlaylistTools.module.css';

/** Number of versions shown before "show all". */
const FEW = 5;
const SKELETON_LINES = 3;

interface VersionsProps {
  playlist: PlaylistDetail;
}

/** Earlier versions of the playlist, which can be restored. */
export function PlaylistVersions({ playlist }: VersionsProps) {
  const { t } = useLingui();
  return (
    <Section title={t`历史版本`} resetKey={playlist.id} pending={<SkeletonText lines={SKELETON_LINES} />}>
      <VersionList playlist={playlist} />
    </Section>
  );
}

function VersionList({ playlist }: VersionsProps) {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const { data: versions } = useSuspenseQuery(playlistVersionsQuery(String(playlist.id)));
  const { mutateAsync, isPending } = useMutation(restoreVersionMutation());
  const [all, setAll] = useState(false);
  const base = { playlistId: playlist.id, liked: hasFixedName(playlist) };

  const restore = ({ version, time }: PlaylistVersion) => {
    if (isPending) return;
    const moment = formatDateTime(time, i18n.locale);
    void attempt(t`没能恢复，请再试一次`, async () => {
      const before = await mutateAsync({ ...base, version });
      const text = t`歌单已恢复到 ${moment} 的样子`;
      if (before === null) return message.success(text);
      actionBar.show({
        text,
        undo: () => void attempt(t`没能撤销`, () => mutateAsync({ ...base, version: before })),
      });
    });
  };

  if (versions.length === 0)
    return (
      <p className={classes.note}>
        <Trans>歌单里的歌有了变动，变动前的样子就会留在这里，随时可以恢复。</Trans>
      </p>
    );
  return (
    <>
      <ul className={classes.rows} aria-busy={isPending || undefined}>
        {(all ? versions : versions.slice(0, FEW)).map((entry) => {
          const moment = formatDateTime(entry.time, i18n.locale);
          return (
            <li key={entry.version} className={classes.row}>
              <span className={classes.what}>
                <time dateTime={new Date(entry.time).toISOString()}>{moment}</time>
                <span className={classes.note}>
                  <Plural value={entry.count} other="# 首" />
                  {' · '}
                  <WhatChanged {...entry} />
                </span>
              </span>
              <Button size="s" aria-label={actionLabel(t`恢复`, moment)} onClick={() => restore(entry)}>
                <Trans>恢复</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
      {!all && versions.length > FEW && (
        <Button variant="plain" size="s" className={classes.more} onClick={() => setAll(true)}>
          <Plural value={versions.length} other="显示全部 # 个版本" />
        </Button>
      )}
    </>
  );
}

function WhatChanged({ added, removed }: PlaylistVersion) {
  if (added > 0 && removed > 0)
    return (
      <Trans>
        之后加入 {added} 首，移出 {removed} 首
      </Trans>
    );
  if (added > 0) return <Plural value={added} other="之后加入 # 首" />;
  if (removed > 0) return <Plural value={removed} other="之后移出 # 首" />;
  return <Trans>之后改了顺序</Trans>;
}
