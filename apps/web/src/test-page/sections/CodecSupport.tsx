import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Card } from '../Card.tsx';
import { codecRows, type PlaybackSupport } from '../codecs.ts';
import styles from './Table.module.css';

/** Table of the codecs this browser supports. */
export function CodecSupport() {
  const { t } = useLingui();
  const hasSource = 'MediaSource' in window;
  const rows = useMemo(
    () => codecRows(document.createElement('audio'), hasSource ? MediaSource : undefined),
    [hasSource],
  );
  const labels: Record<PlaybackSupport, string> = {
    probably: t`能播放`,
    maybe: t`也许能播放`,
    '': t`不能播放`,
  };
  const streams = (answer: boolean | null) => (answer === null ? '—' : answer ? t`支持` : t`不支持`);
  return (
    <Card title={t`编码支持`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`编码`}</th>
            <th scope="col">{t`直接播放`}</th>
            <th scope="col">{t`分段播放（MSE）`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td data-off={row.plays === '' || undefined}>{labels[row.plays]}</td>
              <td data-off={!row.streams || undefined}>{streams(row.streams)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!hasSource && <p className={styles.note}>{t`这个浏览器没有 MSE，青音不需要它。`}</p>}
    </Card>
  );
}
