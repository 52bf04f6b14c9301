import { useAddToPlaylist } from '@qingyin/track-list';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PLAYLIST_NAME_MAX } from '@qingyin/contract';
import { blankError, formatDate } from '@qingyin/i18n';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useState } from 'react';
import classes from './Import.module.css';
import { ImportTarget, NEW_LIST } from './ImportTarget.tsx';
import { LineList } from './LineList.tsx';
import { MatchProgress } from './MatchProgress.tsx';
import { chosenIds, type ImportLine } from './match/import-line.ts';
import { useOwnPlaylists } from './use-own-playlists.ts';
import type { ImportState } from './use-import.ts';

export interface ReviewStepProps {
  work: ImportState;
  lines: readonly ImportLine[];
  userId: string;
  onClose: () => void;
}

/** Second import step: review of the matches and choice of the target playlist. */
export function ReviewStep({ work, lines, userId, onClose }: ReviewStepProps) {
  const { t, i18n } = useLingui();
  const { own } = useOwnPlaylists(userId);
  const { add, create } = useAddToPlaylist();
  // Shows the note about a resumed import once; later state changes do not affect it.
  const [resumed] = useState(() => !work.running && lines.some(({ state }) => state !== 'waiting'));
  const today = formatDate(Date.now(), i18n.locale);
  const [name, setName] = useState(() =>
    (work.draft.name || t`导入的歌单 ${today}`).slice(0, PLAYLIST_NAME_MAX),
  );
  const [target, setTarget] = useState<string>(NEW_LIST);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const ids = chosenIds(lines);
  const count = ids.length;

  const finish = async (): Promise<void> => {
    const list = own.find(({ id }) => String(id) === target);
    const blank = list ? null : blankError(t`歌单名称`, name);
    setWrong(blank && i18n._(blank));
    if (blank) return;
    setBusy(true);
    try {
      if (!list) await create(name.trim(), ids);
      else if (!(await add(list, ids)))
        return setWrong(t`没有放进歌曲：它们都已经在歌单里，或者服务没有回应`);
      work.clear();
      onClose();
    } catch {
      setWrong(t`没能建立歌单，请再试一次`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t`导入歌曲`}
      width={760}
      fullOnPhone
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={work.clear}>
            <Trans>重新开始</Trans>
          </Button>
          <Button
            variant="filled"
            disabled={count === 0 || busy || work.running}
            aria-busy={busy || undefined}
            onClick={() => void finish()}
          >
            {t`${plural(count, { other: '导入 # 首歌' })}`}
          </Button>
        </>
      }
    >
      <div className={classes.blocks}>
        {resumed && (
          <p className={classes.note}>
            <Trans>接着上次没有做完的导入。</Trans>
          </p>
        )}
        {work.draft.left > 0 && (
          <p className={classes.note}>
            <Plural value={work.draft.left} other="一次最多导入 2,000 首，还有 # 首没有列入。" />
          </p>
        )}
        <MatchProgress work={work} lines={lines} />
        <LineList lines={lines} onChange={work.change} />
        <ImportTarget
          ownPlaylists={own}
          target={target}
          name={name}
          error={wrong}
          onTarget={setTarget}
          onName={(next) => {
            setName(next);
            work.setName(next);
          }}
        />
      </div>
    </Dialog>
  );
}
