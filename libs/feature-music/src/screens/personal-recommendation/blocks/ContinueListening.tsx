import { OptionalSection } from '@qingyin/list-layout';
import { useCapability } from '@qingyin/auth-gate';
import { CONTINUE_LISTENING, continueDevicesQuery } from '@qingyin/data-library';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent, Skeleton } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';
import classes from './ContinueListening.module.css';

/** Lazy: its texts are not those of the first view. */
const ContinueCards = lazyComponent(async () => ({
  default: (await import('./ContinueCards.tsx')).ContinueCards,
}));

/** Block to continue what a device of the user played (继续听); left out without one. */
export function ContinueListening({ uid }: { uid: string }) {
  return useCapability(CONTINUE_LISTENING) ? <Devices uid={uid} /> : null;
}

function Devices({ uid }: { uid: string }) {
  const { i18n } = useLingui();
  const { data: devices, isError } = useQuery(continueDevicesQuery(uid));
  if (devices?.length === 0 || (!devices && !isError)) return null;
  return (
    <OptionalSection
      title={i18n._(blockNames.continue)}
      pending={<ContinueSkeleton cards={devices?.length ?? 1} />}
    >
      <ContinueCards uid={uid} />
    </OptionalSection>
  );
}

function ContinueSkeleton({ cards }: { cards: number }) {
  return (
    <div className={classes.grid}>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} radius="m" width="100%" height={88} />
      ))}
    </div>
  );
}
