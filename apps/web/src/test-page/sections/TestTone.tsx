import { useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../Card.tsx';
import { playTestTone, type ToneFacts } from '../test-tone.ts';
import styles from './TestTone.module.css';

type Tone =
  | { state: 'silent' }
  | { state: 'playing' }
  | { state: 'over'; facts: ToneFacts }
  | { state: 'failed'; reason: string };

/** Plays a tone through the audio output, independent of the player. */
export function TestTone({ play = playTestTone }: { play?: () => Promise<ToneFacts> }) {
  const { t } = useLingui();
  const [tone, setTone] = useState<Tone>({ state: 'silent' });
  const start = () => {
    setTone({ state: 'playing' });
    play().then(
      (facts) => setTone({ state: 'over', facts }),
      (error: unknown) => setTone({ state: 'failed', reason: String(error) }),
    );
  };
  return (
    <Card title={t`声音输出`}>
      <p className={styles.about}>{t`440 赫兹，一秒，音量很小；不经过播放器，也不影响正在播放的歌。`}</p>
      <Button
        onClick={start}
        disabled={tone.state === 'playing'}
        icon={<IconVolume size={18} stroke={1.75} aria-hidden />}
      >
        {t`播放测试音`}
      </Button>
      <p role="status" className={styles.result}>
        <ToneState tone={tone} />
      </p>
    </Card>
  );
}

function ToneState({ tone }: { tone: Tone }) {
  const { t } = useLingui();
  if (tone.state === 'silent') return null;
  if (tone.state === 'playing') return t`正在播放…`;
  if (tone.state === 'failed') {
    const { reason } = tone;
    return t`浏览器没有给出声音输出：${reason}`;
  }
  const { sampleRate, latencyMs } = tone.facts;
  return latencyMs === null
    ? t`播放完毕，采样率 ${sampleRate} 赫兹。没有听到的话，请检查系统音量和输出设备。`
    : t`播放完毕，采样率 ${sampleRate} 赫兹，输出延迟 ${latencyMs} 毫秒。没有听到的话，请检查系统音量和输出设备。`;
}
