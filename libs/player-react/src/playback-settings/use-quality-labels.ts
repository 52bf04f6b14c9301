import { useLingui } from '@lingui/react/macro';
import type { QualityLevel } from '@qingyin/contract';
import { markQuantity } from '@qingyin/i18n';
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
  const { t, i18n } = useLingui();
  const names = useQualityNames();
  const { level, given, kbps, why } = usePlayerState(readQuality);
  if (given === null) return null;
  const name = names[given];
  const asked = names[level];
  const rate = kbps > 0 ? markQuantity(`${String(kbps)} kbps`, i18n.locale) : '';
  const heard = rate === '' ? t`「${name}」` : t`「${name}」（${rate}）`;
  // Whole sentences, because parts of sentences cannot be translated.
  const lower = {
    saver: t`选了「${asked}」；省流量开着，正在放${heard}。`,
    limit: t`选了「${asked}」；设了码率上限，正在放${heard}。`,
    file: t`选了「${asked}」；浏览器放不了更好的文件，正在放${heard}。`,
    song: t`选了「${asked}」；这首歌没有这一档，正在放${heard}。`,
    guest: t`选了「${asked}」；登录后可能有更好的，正在放${heard}。`,
    service: t`选了「${asked}」；服务只给到这里，正在放${heard}。`,
  };
  return {
    name,
    lower: why !== null,
    /** the chosen quality, the one that plays, and why it is lower, in one sentence */
    sentence: why
      ? lower[why]
      : given === level
        ? t`正在放的就是所选的${heard}。`
        : t`选了「${asked}」，正在放${heard}。`,
  };
}
