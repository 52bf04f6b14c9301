import { Trans, useLingui } from '@lingui/react/macro';
import { musicLibrariesQuery } from '@qingyin/data-account';
import { Button, InlineError, SkeletonText } from '@qingyin/ui';
import { IconFolderPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { CorrectionsButton } from './corrections/CorrectionsButton.tsx';
import { ReplacementButtons } from './replacements/ReplacementButtons.tsx';
import { OutsideSourcesButton } from './outside-sources/OutsideSourcesButton.tsx';
import { AddLibraryDialog } from './AddLibraryDialog.tsx';
import { ConversionLine } from './ConversionLine.tsx';
import { LibraryCard } from './LibraryCard.tsx';
import styles from './MusicLibraries.module.css';
import { NoLibraries } from './NoLibraries.tsx';

/** Music libraries of the server with their state, for administrators. */
export default function MusicLibrariesBlock() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(musicLibrariesQuery());
  const libraries = data?.libraries;
  const [adding, setAdding] = useState(false);
  const add = (
    <Button
      variant={libraries?.length === 0 ? 'filled' : 'soft'}
      aria-haspopup="dialog"
      icon={<IconFolderPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      <Trans>添加文件夹</Trans>
    </Button>
  );
  return (
    <SettingsBlock
      title={t`服务器的音乐库`}
      about={t`这些文件夹里的音乐会出现在曲库里。文件本身不会被改动。`}
    >
      {!libraries && !error && <SkeletonText lines={5} />}
      {!libraries && error && <InlineError error={error} onRetry={() => void refetch()} />}
      {libraries?.length === 0 && <NoLibraries action={add} />}
      {libraries && libraries.length > 0 && (
        <div className={styles.libraries}>
          <ul aria-label={t`音乐库`} className={styles.cards}>
            {libraries.map((library) => (
              <LibraryCard key={library.id} library={library} />
            ))}
          </ul>
          {data?.conversion && <ConversionLine conversion={data.conversion} />}
          {error && <InlineError error={error} onRetry={() => void refetch()} />}
          <div className={styles.buttons}>
            {add}
            <CorrectionsButton />
            <ReplacementButtons />
            <OutsideSourcesButton />
          </div>
        </div>
      )}
      {adding && <AddLibraryDialog onClose={() => setAdding(false)} />}
    </SettingsBlock>
  );
}
