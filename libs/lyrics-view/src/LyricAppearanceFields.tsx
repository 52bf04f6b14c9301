import { useLingui } from '@lingui/react/macro';
import { Checkbox, RadioList } from '@qingyin/ui';
import { type LyricAppearance, lyricSizes } from './lyric-appearance.ts';

export interface LyricAppearanceFieldsProps {
  look: LyricAppearance;
  onLook: (part: Partial<LyricAppearance>) => void;
  /** the lyrics have credits, so that their switch has an effect */
  credits: boolean;
}

/** Settings for the appearance and motion of all lyrics on this device. */
export function LyricAppearanceFields({ look, onLook, credits }: LyricAppearanceFieldsProps) {
  const { t } = useLingui();
  const sizeNames = [t`小`, t`标准`, t`大`, t`特大`];
  return (
    <>
      <RadioList
        label={t`字号`}
        value={look.size}
        options={lyricSizes.map((value, at) => ({ value, text: sizeNames[at] ?? '' }))}
        onChange={(size) => onLook({ size })}
        inline
      />
      <RadioList
        label={t`排列`}
        value={look.direction}
        options={[
          { value: 'horizontal', text: t`横排` },
          { value: 'vertical', text: t`竖排` },
        ]}
        onChange={(direction) => onLook({ direction })}
        inline
      />
      <RadioList
        label={t`动效`}
        value={look.motion}
        options={[
          { value: 'plain', text: t`无` },
          { value: 'animated', text: t`随歌而动` },
          { value: 'full', text: t`随歌而动，远处渐隐` },
        ]}
        onChange={(motion) => onLook({ motion })}
        inline
      />
      <RadioList
        label={t`汉字`}
        value={look.script}
        options={[
          { value: 'asIs', text: t`原文` },
          { value: 'hans', text: t`简体` },
          { value: 'hant', text: t`繁体` },
        ]}
        onChange={(script) => onLook({ script })}
        inline
      />
      <div>
        {credits && (
          <Checkbox
            label={t`显示词曲等制作信息`}
            checked={look.credits}
            onChange={(credits) => onLook({ credits })}
          />
        )}
        <Checkbox
          label={t`让屏幕阅读器读出唱到的一行`}
          checked={look.aloud}
          onChange={(aloud) => onLook({ aloud })}
        />
        <Checkbox
          label={t`播放栏里也显示唱到的一行`}
          checked={look.inBar}
          onChange={(inBar) => onLook({ inBar })}
        />
      </div>
    </>
  );
}
