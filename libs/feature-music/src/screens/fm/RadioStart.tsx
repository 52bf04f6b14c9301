import { DiscoverLink } from '@qingyin/auth-gate';
import { useExcludeSong } from '@qingyin/track-actions';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { privateFmStartQuery, type PrivateFmMode } from '@qingyin/data-music';
import { EmptyState } from '@qingyin/ui';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { radioModeLabels } from './radio-mode-labels.ts';
import { type RadioStartAction, RadioCard } from './RadioCard.tsx';
import classes from './RadioSides.module.css';
import { type PrivateFmControl } from './use-private-fm.ts';

interface RadioStartProps {
  mode: PrivateFmMode;
  radio: PrivateFmControl;
  /** called before the playing radio replaces this component */
  onBegin: (action: RadioStartAction) => void;
}

/** First song of the radio before playback; nothing plays without a press. */
export function RadioStart({ mode, radio, onBegin }: RadioStartProps) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const throwAway = useExcludeSong();
  const { queryKey } = privateFmStartQuery(mode);
  const { data: tracks } = useSuspenseQuery(privateFmStartQuery(mode));
  const [first, ...others] = tracks;
  if (!first)
    return (
      <EmptyState drawing="zither" action={<DiscoverLink />}>
        <Trans>这个模式现在没有歌。换一个试试，或者先去听听、喜欢几首歌。</Trans>
      </EmptyState>
    );

  const begin = (action: RadioStartAction, from: readonly Track[]) => {
    onBegin(action);
    radio.start(mode, from);
  };
  const show = (next: Track[]) => queryClient.setQueryData(queryKey, next);
  const trash = () => {
    // Fetches more songs if none is left.
    if (others.length > 0) show(others);
    else void queryClient.resetQueries({ queryKey });
    void throwAway(first, 0, () => show([first, ...(queryClient.getQueryData(queryKey) ?? [])]));
  };
  return (
    <div className={classes.sides}>
      <RadioCard
        track={first}
        upcoming={others.slice(0, 2)}
        playing={false}
        onPlay={() => begin('play', tracks)}
        onNext={others.length > 0 ? () => begin('next', others) : undefined}
        onTrash={trash}
      />
      <div className={classes.promise}>
        <p className={classes.mode}>{i18n._(radioModeLabels[mode].name)}</p>
        <p className={classes.text}>{i18n._(radioModeLabels[mode].promise)}</p>
        <p className={classes.hint}>
          <Trans>喜欢、扔掉、换一首，它都会记在心里。</Trans>
        </p>
      </div>
    </div>
  );
}
