import { PersonalGate } from '@qingyin/auth-gate';
import { Page, PageHead } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { type PrivateFmMode } from '@qingyin/data-music';
import { QueryBoundary } from '@qingyin/ui';
import { useState } from 'react';
import type { RadioStartAction } from './RadioCard.tsx';
import { RadioModes } from './RadioModes.tsx';
import { RadioPlaying } from './RadioPlaying.tsx';
import { RadioStart } from './RadioStart.tsx';
import { RadioStartSkeleton } from './RadioStartSkeleton.tsx';
import { usePrivateFm } from './use-private-fm.ts';

/** Private FM: an endless radio without repetitions (docs/specification/screens/find-music.md#fm). */
export function PrivateFm() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`私人FM`} />
      <PersonalGate invitation={<Trans>登录后，这里会为你一首接一首地播放。</Trans>} drawing="zither">
        <Station />
      </PersonalGate>
    </Page>
  );
}

function Station() {
  const radio = usePrivateFm();
  // Local state until playback starts.
  const [chosen, choose] = useState<PrivateFmMode>('DEFAULT');
  // The card of the playing radio replaces this one: the focus moves to the corresponding button.
  const [begunBy, setBegunBy] = useState<RadioStartAction | null>(null);
  const mode = radio.mode ?? chosen;
  const { track } = radio;
  return (
    <>
      <RadioModes mode={mode} onChange={(to) => (track ? void radio.change(to) : choose(to))} />
      {track ? (
        <RadioPlaying track={track} radio={radio} begunBy={begunBy} />
      ) : (
        <QueryBoundary pending={<RadioStartSkeleton />} resetKey={mode}>
          <RadioStart mode={mode} radio={radio} onBegin={setBegunBy} />
        </QueryBoundary>
      )}
    </>
  );
}
