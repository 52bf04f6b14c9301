import { BROADCAST_RATIO, BroadcastCard, WideShelf } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { privateContentQuery } from '@qingyin/data-music';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';
import { WideSection } from './WideSection.tsx';

/** Block of exclusive broadcasts (独家放送), with a link to all of them. */
export const ExclusiveBroadcasts = () => (
  <WideSection title={blockNames.exclusive} all="/exclusive-broadcast" ratio={BROADCAST_RATIO}>
    <Broadcasts />
  </WideSection>
);

function Broadcasts() {
  const { i18n } = useLingui();
  const { data: broadcasts } = useSuspenseQuery(privateContentQuery());
  if (broadcasts.length === 0)
    return (
      <EmptyState drawing="kite">
        <Trans>现在没有独家放送，过些日子再来。</Trans>
      </EmptyState>
    );
  return (
    <WideShelf label={i18n._(blockNames.exclusive)}>
      {broadcasts.map((broadcast) => (
        <BroadcastCard key={broadcast.id} broadcast={broadcast} />
      ))}
    </WideShelf>
  );
}
