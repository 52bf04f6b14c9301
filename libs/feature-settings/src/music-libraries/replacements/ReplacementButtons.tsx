import { useCapability } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { SONG_REPLACEMENTS } from '@qingyin/data-account';
import { type LibraryDialog, useOverlay } from '@qingyin/routing';
import { Button, lazyComponent } from '@qingyin/ui';
import { Suspense } from 'react';

const MissingSongsDialog = lazyComponent(() => import('./MissingSongsDialog.tsx'));
const DuplicatesDialog = lazyComponent(() => import('./DuplicatesDialog.tsx'));
const ReplacementsDialog = lazyComponent(() => import('./ReplacementsDialog.tsx'));

/**
 * Opens the lists of missing songs, duplicates and replacements, which is part of the address; renders nothing on
 * services without them.
 */
export function ReplacementButtons() {
  const { search, open } = useOverlay();
  if (!useCapability(SONG_REPLACEMENTS)) return null;
  const show = (dialog: LibraryDialog | undefined) => open({ settings: 'library', dialog });
  const close = () => show(undefined);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => show('missing-songs')}>
        <Trans>缺失的歌曲</Trans>
      </Button>
      <Button aria-haspopup="dialog" onClick={() => show('duplicates')}>
        <Trans>重复的歌曲</Trans>
      </Button>
      <Button aria-haspopup="dialog" onClick={() => show('replacements')}>
        <Trans>替换记录</Trans>
      </Button>
      <Suspense>
        {search.dialog === 'missing-songs' && <MissingSongsDialog onClose={close} />}
        {search.dialog === 'duplicates' && <DuplicatesDialog onClose={close} />}
        {search.dialog === 'replacements' && <ReplacementsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
