import { renderConnected, userPlaylistsAnswer } from '@qingyin/test-harness';
import { fireEvent, screen, within } from '@testing-library/react';
import { ServicesProvider } from '../../services-context.ts';
import { services } from '../../testing/services.ts';
import { MyPlaylists } from '../MyPlaylists.tsx';

/** Renders the playlists of the side navigation and waits until they are loaded. */
export async function showMyPlaylists(plain = false, lists: () => object = () => userPlaylistsAnswer) {
  const bench = await renderConnected(
    <ServicesProvider value={services}>
      <MyPlaylists plain={plain} />
    </ServicesProvider>,
    { answers: { '/user/playlist': lists, '/playlist/delete': { code: 200 } } },
  );
  await screen.findByRole('group', { name: '创建的歌单' });
  const openMenu = async (name: string) => {
    fireEvent.contextMenu(screen.getByRole('link', { name }));
    await screen.findByRole('menuitem', { name: '播放' });
  };
  const choose = (name: string) => bench.user.click(screen.getByRole('menuitem', { name }));
  return { ...bench, openMenu, choose };
}

/** Names of the playlists in a group, in display order. */
export const namesIn = (heading: string) =>
  within(screen.getByRole('group', { name: heading }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
