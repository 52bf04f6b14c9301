import { useLingui } from '@lingui/react/macro';
import type { QualityLevel } from '@qingyin/contract';

/** Quality levels with labels and notes for radio lists. */
export function useQualityOptions(): { value: QualityLevel; text: string; note: string }[] {
  const { t } = useLingui();
  return [
    { value: 'standard', text: t`标准`, note: t`128 kbps，最省流量` },
    { value: 'higher', text: t`较高`, note: t`192 kbps` },
    { value: 'exhigh', text: t`极高`, note: t`320 kbps` },
    { value: 'lossless', text: t`无损`, note: t`FLAC，流量约为极高的三倍` },
    { value: 'hires', text: t`高解析度`, note: t`最好的一种，歌曲没有时用无损` },
  ];
}
