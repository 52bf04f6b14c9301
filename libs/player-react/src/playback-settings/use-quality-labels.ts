import { useLingui } from '@lingui/react/macro';
import type { QualityLevel } from '@qingyin/contract';
import { type PlayerSnapshot, lowerQualityReason } from '@qingyin/player';
import { usePlayerState } from '../use-player-state.ts';

const BITS_PER_KBIT = 1000;

/** Labels of all quality levels, including those that only the service can choose. */
export function useQualityNames(): Record<QualityLevel, string> {
  const { t } = useLingui();
  return {
    standard: t`标准`,
    higher: t`较高`,
    exhigh: t`极高`,
    lossless: t`无损`,
    hires: t`高解析度`,
    jyeffect: t`高清环绕声`,
    sky: t`沉浸环绕声`,
    dolby: t`杜比全景声`,
    vivid: t`三维菁彩声`,
    jymaster: t`超清母带`,
  };
}

const readQuality = (snapshot: PlayerSnapshot) => ({
  level: snapshot.level,
  given: snapshot.playing?.level ?? null,
  kbps: Math.round((snapshot.playing?.br ?? 0) / BITS_PER_KBIT),
  why: lowerQualityReason(snapshot),
});

/** Label of the quality that plays, and a sentence about it and the chosen one; null while no URL is known. */
export function useQualityLabels() {
  const { t } = useLingui();
  const names = useQualityNames();
  const { level, given, kbps, why } = usePlayerState(readQuality);
  if (given === null) return null;
  const reasons = {
    saver: t`省流量开着`,
    limit: t`设了码率上限`,
    file: t`浏览器放不了更好的文件`,
    song: t`这首歌没有这一档`,
    guest: t`登录后可能有更好的`,
    service: t`服务只给到这里`,
  };
  const name = names[given];
  const asked = names[level];
  const rate = kbps > 0 ? `${String(kbps)} kbps` : '';
  const heard = rate === '' ? t`「${name}」` : t`「${name}」（${rate}）`;
  return {
    name,
    lower: why !== null,
    /** the chosen quality, the one that plays, and why it is lower, in one sentence */
    sentence: why
      ? t`要的是「${asked}」：${reasons[why]}，所以放的是${heard}。`
      : given === level
        ? t`正在放的就是要的${heard}。`
        : t`要的是「${asked}」，正在放${heard}。`,
  };
}
