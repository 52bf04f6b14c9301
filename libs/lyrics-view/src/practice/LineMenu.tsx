import { copyText } from '@qingyin/share';
import { useLingui } from '@lingui/react/macro';
import type { LyricLine } from '@qingyin/lyrics';
import { usePlayer, usePlayerState, useSetAbRepeat } from '@qingyin/player-react';
import { actionBar, type Anchor, CatalogueText, type MenuEntry, message } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import {
  IconCopy,
  IconGauge,
  IconListCheck,
  IconPlayerPlay,
  IconRepeatOff,
  IconRepeatOnce,
} from '@tabler/icons-react';
import { repeatOfLine, repeatsLine } from './line-repeat.ts';

/** Playback rate for practice: slow enough to sing along. */
const SLOW = 0.75;
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export interface LineMenuProps {
  line: LyricLine;
  /** false: the lyrics are not timed, so that a line has no position to seek to */
  timed: boolean;
  anchor: Anchor;
  onPick: () => void;
  onClose: () => void;
}

/** Menu of a line: play from here, repeat, slow down, copy, select lines. */
export default function LineMenu({ line, timed, anchor, onPick, onClose }: LineMenuProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const { loop, rate } = usePlayerState(({ loop, rate }) => ({ loop, rate }));
  const setLoop = useSetAbRepeat();
  const part = repeatOfLine(line, player.progress.get().durationMs);
  const looped = repeatsLine(loop, line);

  const playFrom = () => {
    player.seek(line.startMs);
    player.play();
  };
  const repeat = () => {
    setLoop(part);
    playFrom();
  };
  const copy = () =>
    void copyText(line.text).then((copied) =>
      copied ? message.success(t`歌词已复制`) : actionBar.fail({ text: t`浏览器不允许复制` }),
    );

  const heard: MenuEntry[] = [
    { id: 'play', label: t`从这里播放`, icon: <IconPlayerPlay {...icon} />, onSelect: playFrom },
    looped
      ? { id: 'loop', label: t`停止循环`, icon: <IconRepeatOff {...icon} />, onSelect: () => setLoop(null) }
      : {
          id: 'loop',
          label: t`循环这一句`,
          icon: <IconRepeatOnce {...icon} />,
          disabled: part === null,
          onSelect: repeat,
        },
    {
      id: 'slow',
      label: rate < 1 ? t`恢复原速` : t`慢速 ${SLOW}×`,
      icon: <IconGauge {...icon} />,
      onSelect: () => player.setRate(rate < 1 ? 1 : SLOW),
    },
  ];
  return (
    <Menu
      label={t`这一句`}
      anchor={anchor}
      onClose={onClose}
      header={<CatalogueText text={line.text} />}
      entries={[
        ...(timed ? heard : []),
        {
          id: 'copy',
          label: t`复制歌词`,
          icon: <IconCopy {...icon} />,
          divided: timed,
          onSelect: copy,
        },
        { id: 'pick', label: t`选择歌词…`, icon: <IconListCheck {...icon} />, onSelect: onPick },
      ]}
    />
  );
}
