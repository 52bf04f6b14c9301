import {
  collectFilm,
  collectTopic,
  type Collected,
  collectedId,
  type CollectionKind,
} from '@qingyin/data-library';
import { followArtistMutation, subscribeAlbumMutation } from '@qingyin/data-music';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';

type Collect<Thing> = (client: QueryClient, thing: Thing, collect: boolean) => Promise<unknown>;

/**
 * Collects or gives back, as the thing's own page does, which shows it at once. Only the collections are not asked for
 * anew: they are changed in place, and what was put back would jump to their beginning.
 */
export const collecting: { [Kind in CollectionKind]: Collect<Collected[Kind]> } = {
  albums: (client, album, subscribe) =>
    new MutationObserver(client, { ...subscribeAlbumMutation(), meta: {} }).mutate({
      id: collectedId(album),
      subscribe,
    }),
  artists: (client, artist, subscribe) =>
    new MutationObserver(client, { ...followArtistMutation(), meta: {} }).mutate({
      id: collectedId(artist),
      subscribe,
    }),
  films: (_client, film, collect) => collectFilm(film, collect),
  topics: (_client, topic, collect) => collectTopic(collectedId(topic), collect),
};
