import { useLingui } from '@lingui/react/macro';
import type { CreditRole } from '@qingyin/contract';

/** Returns the names of the roles in credits. */
export function useCreditLabels(): Record<CreditRole, string> {
  const { t } = useLingui();
  return {
    composer: t({ message: '作曲', context: '身份' }),
    lyricist: t({ message: '作词', context: '身份' }),
    arranger: t({ message: '编曲', context: '身份' }),
    conductor: t({ message: '指挥', context: '身份' }),
    performer: t({ message: '演出', context: '身份' }),
    producer: t({ message: '制作人', context: '身份' }),
    remixer: t({ message: '重混', context: '身份' }),
  };
}
