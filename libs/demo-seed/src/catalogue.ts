import { searchKinds } from '@qingyin/contract';
import {
  demoAlbums,
  demoArtists,
  type DemoBanner,
  demoBanners,
  demoHotSearches,
  demoPrivateContents,
} from '@qingyin/demo-catalogue';
import { HOUR_MS } from '@qingyin/server-kernel';
import { guestArtistRows } from './guest-artists.ts';
import { imageKey } from './image-key.ts';
import { type SeedRows } from './seed-rows.ts';
import { albumId, artistId, type DemoSong } from './songs.ts';
import { browsingRows, filmRows, videoRows } from './videos.ts';

export { imageKey };

/** Type and id of a banner's target; the types have the numbers of the search. */
function targetOf(target: DemoBanner['target'], songs: readonly DemoSong[]): [type: number, id: number] {
  if ('playlist' in target) return [searchKinds.playlist, target.playlist];
  if ('album' in target) return [searchKinds.album, albumId(target.album)];
  if ('mv' in target) return [searchKinds.mv, target.mv];
  if ('artist' in target) return [searchKinds.artist, artistId(target.artist)];
  return [searchKinds.song, songs.find(({ poem }) => poem.title === target.poem)?.row.id ?? 0];
}

/** Artists, albums, MVs, and the content of the home page except playlists. */
export function catalogueRows(songs: readonly DemoSong[]): SeedRows {
  const guests = guestArtistRows();
  return {
    artist: [
      ...demoArtists.map((artist, index) => ({
        id: artistId(artist.slug),
        name: artist.name,
        name_en: artist.nameEn,
        aliases: JSON.stringify(artist.aliases),
        bio: artist.bio,
        type: artist.type,
        area: 7,
        initial: artist.initial,
        image_key: imageKey('artist', artist.mood, artist.slug),
        score: 98_000 - index * 4211,
        last_rank: (index * 5 + 3) % demoArtists.length,
      })),
      ...guests.artist,
    ],
    album: [
      ...demoAlbums.map((album) => ({
        id: albumId(album.slug),
        name: album.name,
        name_en: album.nameEn,
        artist_id: artistId(album.artist),
        publish_time: Date.parse(album.published) + 4 * HOUR_MS,
        type: '专辑',
        company: '青音唱片',
        description: album.description,
        image_key: imageKey('album', album.mood, album.slug),
      })),
      ...guests.album,
    ],
    mv: filmRows(songs),
    ...videoRows(songs),
    ...browsingRows(),
    banner: demoBanners.map((banner, position) => {
      const [target_type, target_id] = targetOf(banner.target, songs);
      return {
        position,
        target_type,
        target_id,
        type_title: banner.typeTitle,
        title: banner.title,
        title_color: banner.color,
        url: null,
        image_key: imageKey('banner', banner.mood, `banner-${position + 1}`),
      };
    }),
    private_content: demoPrivateContents.map((item, position) => ({
      id: item.id,
      position,
      name: item.name,
      copywriter: item.copywriter,
      type: 5,
      target_id: item.mv,
      image_key: imageKey('mv', item.mood, `broadcast-${item.id}`),
    })),
    hot_search: demoHotSearches.map(({ word, content, icon }, position) => ({
      position,
      word,
      score: 1_000_000 - position * 71_340,
      content,
      icon_type: icon,
    })),
  };
}
