import { DAY_MS, HOUR_MS, MINUTE_MS } from '@qingyin/server-kernel';

/** Rate limit rule: how often one subject may do something. */
export interface RateLimitRule {
  /** first part of the bucket name in the database */
  readonly name: string;
  /** maximum number of calls in a window */
  readonly max: number;
  /** length of a window, which starts with the first call, ms; at most a day */
  readonly windowMs: number;
  /**
   * true: counted in memory and written to the database every few seconds, for frequent and cheap calls. Several
   * processes see each other's counts late, so a caller gets slightly more than `max`.
   */
  readonly buffered?: boolean;
}

/**
 * Rate limits of the server. They stop programs that run wild, not people: a household, a school or a reverse
 * proxy without `--trust-proxy` may be many people behind one address.
 */
export const rateLimitRules = {
  /**
   * Wrong passwords by account and caller. A user who forgot a password tries a handful; ten guesses in ten
   * minutes find none of 10⁶. The caller is included so that an attacker elsewhere locks no owner out.
   */
  wrongPassword: { name: 'wrong-password', max: 10, windowMs: 10 * MINUTE_MS },
  /**
   * Wrong passwords and codes of any account by caller, against one guess each at many accounts; a classroom that
   * mistypes stays below.
   */
  wrongGuesses: { name: 'wrong-guesses', max: 200, windowMs: 10 * MINUTE_MS },
  /** Wrong codes by phone and caller. A code has 10⁴ or 10⁶ values; ten guesses in ten minutes are a person's. */
  wrongCaptcha: { name: 'wrong-captcha', max: 10, windowMs: 10 * MINUTE_MS },
  /**
   * Password checks, right or wrong, by account or phone and caller, since each costs CPU time; a program that
   * logs in every two seconds stays below.
   */
  guesses: { name: 'guesses', max: 300, windowMs: 10 * MINUTE_MS },
  /** Code messages by phone: each costs money and annoys its receiver; the client offers one a minute. */
  captcha: { name: 'captcha', max: 15, windowMs: 10 * MINUTE_MS },
  /** Code messages by caller, against one address that requests codes for many phones. */
  captchas: { name: 'captchas', max: 200, windowMs: HOUR_MS },
  /** New accounts by caller, since accounts are permanent; a class may sign up in one lesson. */
  signUp: { name: 'sign-up', max: 100, windowMs: HOUR_MS },
  /**
   * Visitor sessions by caller. A visitor's row is small and swept after a month; every first visit behind an
   * address creates one.
   */
  visitor: { name: 'visitor', max: 2000, windowMs: HOUR_MS },
  /**
   * QR login codes by caller. A page shows a code for three minutes and then another; a classroom logs in at once.
   */
  qrKey: { name: 'qr-key', max: 300, windowMs: 10 * MINUTE_MS },
  /** Listening events by user. Two months listened to offline arrive at once; more in a day is no listening. */
  listen: { name: 'listen', max: 20_000, windowMs: DAY_MS, buffered: true },
  /**
   * Comments, replies, forwards, messages, lyrics of own songs by user: a person does not write one every three
   * seconds for long.
   */
  write: { name: 'write', max: 100, windowMs: 5 * MINUTE_MS },
  /**
   * Ratings of songs by user. A person who rates a list with keys needs half a second for each; two a second for five
   * minutes is a program.
   */
  rate: { name: 'rate', max: 600, windowMs: 5 * MINUTE_MS, buffered: true },
  /**
   * Public playlists made private by user, each of which changes the search index; a person who tidies up a hundred stays
   * below.
   */
  playlistPrivacy: { name: 'playlist-privacy', max: 120, windowMs: 5 * MINUTE_MS },
  /**
   * Saved lyrics by user: saving after every line stays below, and pushing out all stored versions of a song takes
   * a while.
   */
  lyrics: { name: 'lyrics', max: 60, windowMs: 10 * MINUTE_MS },
  /** Repeated reads of a file's tags by user, since parsing costs CPU time; a person inspects a few songs. */
  tagReadings: { name: 'tag-readings', max: 60, windowMs: 5 * MINUTE_MS },
  /**
   * Checks of folders by administrator, since each walks through a disk; a person who looks for the right folder
   * tries a dozen.
   */
  folderCheck: { name: 'folder-check', max: 60, windowMs: 5 * MINUTE_MS },
  /**
   * Previews and corrections of tags and artists by administrator, each of which derives the albums of some folders; someone
   * who corrects song after song stays below one a second.
   */
  tagCorrection: { name: 'tag-correction', max: 300, windowMs: 5 * MINUTE_MS },
  /**
   * Lists, previews and replacements of songs by administrator, each of which compares or moves up to 500 songs; someone who
   * decides about song after song stays below one a second.
   */
  songReplacement: { name: 'song-replacement', max: 300, windowMs: 5 * MINUTE_MS },
  /** Searches for duplicates by administrator; one at a time runs in any case. */
  duplicateSearch: { name: 'duplicate-search', max: 30, windowMs: 5 * MINUTE_MS },
  /** Reasons of albums and artists by user or caller, each of which derives the albums of some folders. */
  reasons: { name: 'reasons', max: 120, windowMs: 5 * MINUTE_MS },
  /**
   * Looks at and choices of pictures of albums by administrator, each of which reads files or re-encodes a picture; a
   * person who goes through a library album by album stays below one a second.
   */
  chosenPicture: { name: 'chosen-picture', max: 300, windowMs: 5 * MINUTE_MS },
  /** Uploaded pictures by user: nine per post; re-encoding one costs CPU time, and it occupies the disk for a day. */
  picture: { name: 'picture', max: 90, windowMs: 10 * MINUTE_MS },
  /** Reports by user. Reports are read by people; a user who comes upon a flood of content reports its author. */
  report: { name: 'report', max: 30, windowMs: HOUR_MS },
  /** Download tickets by user: one for every saved song, and one whenever another quality is chosen. */
  download: { name: 'download', max: 200, windowMs: 5 * MINUTE_MS },
  /**
   * Searches by user or caller. Typing requests suggestions with every letter; 40 a second for a minute is no
   * typing.
   */
  search: { name: 'search', max: 2400, windowMs: MINUTE_MS, buffered: true },
} as const satisfies Record<string, RateLimitRule>;
