import { Section } from '@qingyin/list-layout';
import { cardStrip } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { QueryBoundary } from '@qingyin/ui';
import { blockNames } from '../block-order/block-names.ts';
import { StationCard } from './StationCard.tsx';
import { useStations } from './use-recommended-playlists.ts';

/**
 * Stations (随心听): playlists to play like a radio, from the recommendations that are not shown as cards. For guests
 * both come from one query, whose error the cards already show.
 */
export function Stations() {
  const login = useSession((session) => session.login);
  return (
    <QueryBoundary pending={null} {...(login ? {} : { failed: () => null })}>
      <StationList />
    </QueryBoundary>
  );
}

function StationList() {
  const { i18n } = useLingui();
  const stations = useStations();
  if (stations.length === 0) return null;
  return (
    <Section title={i18n._(blockNames.stations)} pending={null}>
      <ul className={cardStrip.row}>
        {stations.map((playlist) => (
          <li key={playlist.id} className={cardStrip.item}>
            <StationCard playlist={playlist} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
