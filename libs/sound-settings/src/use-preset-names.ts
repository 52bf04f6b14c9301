import { useLingui } from '@lingui/react/macro';
import type { PresetName } from '@qingyin/player';

/** Names of the built-in equalizer presets. */
export function usePresetNames(): Readonly<Record<PresetName, string>> {
  const { t } = useLingui();
  return {
    flat: t`平直`,
    bass: t`低音增强`,
    treble: t`高音增强`,
    voice: t`突出人声`,
    pop: t({ message: '流行', context: '均衡器预设' }),
    rock: t({ message: '摇滚', context: '均衡器预设' }),
    jazz: t({ message: '爵士', context: '均衡器预设' }),
    classical: t({ message: '古典', context: '均衡器预设' }),
    electronic: t({ message: '电子', context: '均衡器预设' }),
    night: t({ message: '夜间', context: '均衡器预设' }),
  };
}
