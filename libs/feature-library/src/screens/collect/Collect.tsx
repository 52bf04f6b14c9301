import { PersonalGate } from '@qingyin/auth-gate';
import { Page, PageHead } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { albums } from '../../collections/kinds/albums.tsx';
import { artists } from '../../collections/kinds/artists.tsx';
import { films } from '../../collections/kinds/films.tsx';
import { topics } from '../../collections/kinds/topics.tsx';
import { LoginInvitation } from '../../collections/parts/LoginInvitation.tsx';
import { NewestCollected } from './NewestCollected.tsx';

/** Overview with the newest items of each collection (docs/specification/screens/my-music.md#collect). */
export function Collect() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`我的收藏`} />
      <PersonalGate invitation={<LoginInvitation />}>
        <NewestCollected facts={albums} />
        <NewestCollected facts={artists} />
        <NewestCollected facts={films} />
        <NewestCollected facts={topics} />
      </PersonalGate>
    </Page>
  );
}
