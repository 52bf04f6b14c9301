import type { Migration, MigrationProvider } from 'kysely';
import { firstSchema } from './0001-first.ts';
import { counters } from './0002-counters.ts';
import { library } from './0003-library.ts';
import { video } from './0004-video.ts';
import { accounts } from './0005-accounts.ts';
import { cloud } from './0006-cloud.ts';
import { search } from './0007-search.ts';
import { social } from './0008-social.ts';
import { rateLimits } from './0009-limits.ts';
import { listening } from './0010-listening.ts';
import { listOrder } from './0011-list-order.ts';
import { skips } from './0012-skips.ts';
import { downloads } from './0013-downloads.ts';
import { listVersions } from './0014-list-versions.ts';
import { recentCleared } from './0015-recent-cleared.ts';
import { listens } from './0016-listens.ts';
import { smartPlaylists } from './0018-smart-playlists.ts';
import { people } from './0019-people.ts';
import { notifications } from './0020-notifications.ts';
import { forwardChains } from './0021-forward-chains.ts';
import { sound } from './0022-sound.ts';
import { lyricVersions } from './0023-lyric-versions.ts';
import { fileChecks } from './0024-file-checks.ts';
import { musicLibraries } from './0025-music-libraries.ts';
import { playbackState } from './0026-playback-state.ts';
import { uploadedSongs } from './0027-uploaded-songs.ts';
import { ownArtists } from './0028-own-artists.ts';
import { embeddedSheets } from './0029-embedded-sheets.ts';
import { songRatings } from './0030-song-ratings.ts';
import { tagCorrections } from './0031-tag-corrections.ts';
import { artistRules } from './0032-artist-rules.ts';
import { chosenPictures } from './0033-chosen-pictures.ts';
import { songReplacements } from './0034-song-replacements.ts';
import { creditsAndEditions } from './0035-credits-and-editions.ts';
import { limitsAndSheets } from './0036-limits-and-sheets.ts';
import { catalogueChanges } from './0037-catalogue-changes.ts';
import { differentPeople } from './0038-different-people.ts';

const migrations: Record<string, Migration> = {
  '0001-first': firstSchema,
  '0002-counters': counters,
  '0003-library': library,
  '0004-video': video,
  '0005-accounts': accounts,
  '0006-cloud': cloud,
  '0007-search': search,
  '0008-social': social,
  '0009-limits': rateLimits,
  '0010-listening': listening,
  '0011-list-order': listOrder,
  '0012-skips': skips,
  '0013-downloads': downloads,
  '0014-list-versions': listVersions,
  '0015-recent-cleared': recentCleared,
  '0016-listens': listens,
  '0018-smart-playlists': smartPlaylists,
  '0019-people': people,
  '0020-social-words': notifications,
  '0021-forward-chains': forwardChains,
  '0022-sound': sound,
  '0023-lyric-versions': lyricVersions,
  '0024-file-checks': fileChecks,
  '0025-music-libraries': musicLibraries,
  '0026-playback-state': playbackState,
  '0027-uploaded-songs': uploadedSongs,
  '0028-own-artists': ownArtists,
  '0029-embedded-sheets': embeddedSheets,
  '0030-song-ratings': songRatings,
  '0031-tag-corrections': tagCorrections,
  '0032-artist-rules': artistRules,
  '0033-chosen-pictures': chosenPictures,
  '0034-song-replacements': songReplacements,
  '0035-credits-and-editions': creditsAndEditions,
  '0036-limits-and-sheets': limitsAndSheets,
  '0037-catalogue-changes': catalogueChanges,
  '0038-different-people': differentPeople,
};

/** Names of all schema versions, oldest first. */
export const knownSchemas: readonly string[] = Object.keys(migrations).sort();

/** All migrations, imported statically so that the bundled server needs no folder of migration files. */
export const migrationProvider: MigrationProvider = {
  getMigrations: async () => migrations,
};
