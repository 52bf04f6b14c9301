import { Plural, Trans } from '@lingui/react/macro';
import type { MadeCorrection } from '@qingyin/contract';
import { undoCorrectionMutation } from '@qingyin/data-account';
import { useMutation } from '@tanstack/react-query';
import styles from './Corrections.module.css';
import { MadeRow } from './MadeRow.tsx';
import { useCorrectedFields } from './use-corrected-fields.ts';

/** A correction with what it changed, and a button that undoes it or makes it count again. */
export function CorrectionRow({ correction }: { correction: MadeCorrection }) {
  const { id, at, by, title, fields, songs, undone, picture } = correction;
  const { mutate, isPending, error } = useMutation(undoCorrectionMutation());
  const changes = useCorrectedFields(fields);
  return (
    <MadeRow
      {...{ title, at, by, undone, isPending, error }}
      pictureUrl={picture?.url}
      changes={changes.map(({ name, value }) => (
        <span key={name} className={styles.change}>
          {name}：<bdi>{value}</bdi>
        </span>
      ))}
      facts={
        <>
          {!picture && <Plural value={songs} other="# 首歌" />}
          {picture?.kind === 'album' && <Trans>专辑封面</Trans>}
          {picture?.kind === 'artist' && <Trans>歌手图片</Trans>}
          {' · '}
        </>
      }
      subject={`${title} · ${id}`}
      onToggle={() => mutate({ id, undone: !undone })}
    />
  );
}
