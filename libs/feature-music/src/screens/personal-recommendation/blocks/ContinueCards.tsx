import { Section } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { continueDevicesQuery, ownDeviceQuery } from '@qingyin/data-library';
import { usePlayerState } from '@qingyin/player-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';
import { ContinueCard } from './ContinueCard.tsx';
import classes from './ContinueListening.module.css';

/** Devices of the user with what they play, without this one while it plays; null if there are none. */
export function ContinueCards({ uid }: { uid: string }) {
  const { i18n } = useLingui();
  const { data: devices } = useSuspenseQuery(continueDevicesQuery(uid));
  const { data: own } = useSuspenseQuery(ownDeviceQuery());
  const sounding = usePlayerState(({ status }) => ['resolving', 'buffering', 'playing'].includes(status));
  const shown = devices.filter(({ device }) => !(sounding && device === own));
  if (shown.length === 0) return null;
  return (
    <Section title={i18n._(blockNames.continue)} pending={null}>
      <ul className={classes.grid}>
        {shown.map((device) => (
          <li key={device.device}>
            <ContinueCard uid={uid} device={device} own={device.device === own} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
