import {
  demoArtists,
  demoAlbums,
  styleTextByMood,
  type DemoFilm,
  demoFilms,
  demoGuestArtists,
  demoTags,
  demoVideoGroups,
  demoVideos,
} from '@qingyin/demo-catalogue';
import { randomInteger, seededRandom, DAY_MS, HOUR_MS } from '@qingyin/server-kernel';
import { createHash } from 'node:crypto';
import { guestFilms, guestArtistRows } from './guest-artists.ts';
import { imageKey } from './image-key.ts';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import { artistId, type DemoSong } from './songs.ts';

const FIRST_VIDEO = 9101;
const FIRST_TAG = 901;
const WIDTH = 1920;
const HEIGHT = 1080;

interface FilmOf {
  film: DemoFilm;
  artistId: number;
  songId: number;
}

/** All MVs; chart scores and previous ranks are pseudo-random, but deterministic. */
export function filmRows(songs: readonly DemoSong[]): NonNullable<SeedRows['mv']> {
  const own = demoFilms.map((film): FilmOf => ({
    film,
    artistId: artistId(film.artist),
    songId: songs.find(({ row }) => row.mv_id === film.id)?.row.id ?? 0,
  }));
  const all = [...own, ...guestFilms()];
  const lastWeek = [...all].sort((a, b) => seededRandom(a.film.id)() - seededRandom(b.film.id)());
  return all.map((one) => ({
    id: one.film.id,
    name: one.film.name,
    artist_id: one.artistId,
    song_id: one.songId,
    duration_ms: one.film.seconds * 1000,
    play_count: one.film.plays,
    copywriter: one.film.copywriter,
    description: one.film.copywriter,
    published: one.film.published,
    image_key: imageKey('mv', one.film.mood, `mv-${one.film.id}`),
    area: one.film.area,
    type: one.film.type,
    score: randomInteger(8_000, 99_000, seededRandom(one.film.id * 7)),
    last_rank: lastWeek.indexOf(one),
  }));
}

/** Videos and their groups. */
export function videoRows(songs: readonly DemoSong[]): SeedRows {
  const idOf = (index: number): number => FIRST_VIDEO + index;
  return {
    video: demoVideos.map((video, index) => ({
      id: idOf(index),
      vid: createHash('md5')
        .update(`qingyin/video/${idOf(index)}`)
        .digest('hex')
        .toUpperCase(),
      title: video.title,
      description: video.description,
      creator_id: video.creator,
      image_key: imageKey('mv', video.mood, `video-${idOf(index)}`),
      duration_ms: video.seconds * 1000,
      play_count: video.plays,
      published_at: SEED_TIME - (index * 3 + 1) * DAY_MS - index * HOUR_MS,
      width: WIDTH,
      height: HEIGHT,
      song_id: songs.find(({ poem }) => poem.title === video.poem)?.row.id ?? null,
      provider: null,
      url: null,
    })),
    video_group: demoVideoGroups.map(({ id, name, category }, position) => ({
      id,
      name,
      position,
      category: category ? 1 : 0,
    })),
    video_in_group: demoVideos.flatMap((video, index) =>
      demoVideoGroups
        .filter(({ name }) => video.groups.includes(name))
        .map(({ id }) => ({ group_id: id, video_id: idOf(index) })),
    ),
  };
}

/** Tags of playlists, and the texts about artists. */
export function browsingRows(): SeedRows {
  const named = demoTags.flatMap(({ category, names }) => names.map((name) => ({ category, name })));
  const guests = guestArtistRows().artist;
  return {
    playlist_tag: named.map(({ category, name }, position) => ({
      id: FIRST_TAG + position,
      name: name.replace('*', ''),
      category,
      hot: name.endsWith('*') ? 1 : 0,
      position,
    })),
    artist_chapter: [
      ...demoArtists.flatMap((artist) => [
        {
          artist_id: artistId(artist.slug),
          position: 0,
          title: '音乐风格',
          body: styleTextByMood[artist.mood],
        },
        {
          artist_id: artistId(artist.slug),
          position: 1,
          title: '唱片',
          body: demoAlbums
            .filter((album) => album.artist === artist.slug)
            .map((album) => `${album.published} 《${album.name}》：${album.description}`)
            .join('\n'),
        },
      ]),
      ...demoGuestArtists.map((guest, index) => ({
        artist_id: guests[index]?.id ?? 0,
        position: 0,
        title: '音乐风格',
        body: styleTextByMood[guest.mood],
      })),
    ],
  };
}
