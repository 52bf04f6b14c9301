import { Page } from '@qingyin/list-layout';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiHealth } from './sections/ApiHealth.tsx';
import { CacheState } from './sections/CacheState.tsx';
import { CodecSupport } from './sections/CodecSupport.tsx';
import { ErrorCatalogue } from './sections/ErrorCatalogue.tsx';
import { RouteList } from './sections/RouteList.tsx';
import { SessionValues } from './sections/SessionValues.tsx';
import { StorageState } from './sections/StorageState.tsx';
import { TestTone } from './sections/TestTone.tsx';
import { Versions } from './sections/Versions.tsx';
import styles from './TestPage.module.css';

/** The page /test, for operators (docs/specification/README.md, row /test). */
export function TestPage() {
  // Throws the error while rendering, as a real failed chunk does, so that the error boundary of the route catches
  // it.
  const [lost, setLost] = useState<Error | null>(null);
  if (lost) throw lost;
  return (
    <Page className={styles.page}>
      <header>
        <h1 className={styles.title}>
          <Trans>测试页</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>给运行青音的人看：服务、浏览器和这一版程序各是什么状态，每一种错误发生时会怎样。</Trans>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.cards}>
          <ApiHealth />
          <SessionValues />
          <CodecSupport />
        </div>
        <div className={styles.cards}>
          <Versions />
          <TestTone />
          <StorageState />
          <CacheState />
        </div>
      </div>
      <ErrorCatalogue onChunkLost={setLost} />
      <RouteList />
    </Page>
  );
}
