import { useLingui } from '@lingui/react/macro';
import type { MusicLibrary } from '@qingyin/contract';
import { useId } from 'react';
import { LibraryActions } from './LibraryActions.tsx';
import { LibraryBadge } from './LibraryBadge.tsx';
import { LibraryCounts } from './LibraryCounts.tsx';
import { LibraryFacts } from './LibraryFacts.tsx';
import styles from './MusicLibraries.module.css';
import { OfflineNote } from './OfflineNote.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import { ScanStatus } from './ScanStatus.tsx';
import { UnsupportedFormats } from './UnsupportedFormats.tsx';

/** A music library: name, folder, state, counts, who hears it, and what can be done. */
export function LibraryCard({ library }: { library: MusicLibrary }) {
  const { t } = useLingui();
  const nameId = useId();
  const { name, path, removedAt, fromOptions } = library;
  const removed = removedAt !== null;
  return (
    <li aria-labelledby={nameId} className={styles.card} data-removed={removed || undefined}>
      <div>
        <div className={styles.head}>
          <h4 id={nameId} className={styles.name} dir="auto">
            {name}
          </h4>
          <LibraryBadge library={library} />
        </div>
        <p className={styles.path}>
          <bdi dir="ltr">{path}</bdi>
        </p>
        {fromOptions && <p className={styles.note}>{t`由启动参数 --music 指定`}</p>}
      </div>
      {removed ? (
        <RemovedNote removedAt={removedAt} />
      ) : (
        <>
          {library.state === 'offline' && <OfflineNote library={library} />}
          <ScanStatus scan={library.scan} name={name} />
        </>
      )}
      <LibraryCounts library={library} />
      {!removed && <UnsupportedFormats formats={library.unsupported} />}
      {!removed && <LibraryFacts library={library} />}
      <LibraryActions library={library} />
    </li>
  );
}
