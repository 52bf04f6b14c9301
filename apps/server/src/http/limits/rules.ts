import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time.ts';

/** How often one subject may do something. */
export interface LimitRule {
  /** first part of the bucket's name in the database */
  readonly name: string;
  /** so many are let through in a window */
  readonly most: number;
  /** length of a window, which begins with the first call, ms; a day at most */
  readonly windowMs: number;
  /**
   * true: counted in memory and added to the database every few seconds, for calls that are many and cheap. Several
   * processes then see each other's calls late, so that a caller gets a little more than `most`.
   */
  readonly lazily?: boolean;
}

/**
 * The limits of the house. They are there for programs that run wild, not for people: a household, a school or a
 * reverse proxy without `--trust-proxy` may be many people behind one address.
 */
export const rules = {
  /** Somebody who has forgotten a password tries a handful; ten guesses in ten minutes find none of 10⁶. Counted by account and caller, so that a guesser elsewhere locks nobody out. */
  wrongPassword: { name: 'wrong-password', most: 10, windowMs: 10 * MINUTE_MS },
  /** One guess each at many accounts, passwords and codes together; a classroom that mistypes stays below. By caller. */
  wrongGuesses: { name: 'wrong-guesses', most: 200, windowMs: 10 * MINUTE_MS },
  /** A code has 10⁴ or 10⁶ values; ten guesses in ten minutes are a person's. By phone and caller. */
  wrongCaptcha: { name: 'wrong-captcha', most: 10, windowMs: 10 * MINUTE_MS },
  /** Checking a password is work whether it is right or wrong; a program that signs in every two seconds stays below. By account or phone, and caller. */
  guesses: { name: 'guesses', most: 300, windowMs: 10 * MINUTE_MS },
  /** A message costs money and annoys whoever gets it; the client lets a person ask once a minute. By phone. */
  captcha: { name: 'captcha', most: 15, windowMs: 10 * MINUTE_MS },
  /** One address that asks for many phones. By caller. */
  captchas: { name: 'captchas', most: 200, windowMs: HOUR_MS },
  /** Accounts are made for good; a class may sign up in a lesson. By caller. */
  signUp: { name: 'sign-up', most: 100, windowMs: HOUR_MS },
  /** A visitor's row is small and swept after a month; every first visit behind an address makes one. By caller. */
  visitor: { name: 'visitor', most: 2000, windowMs: HOUR_MS },
  /** A page shows a code for three minutes and then another; a classroom signs in at once. By caller. */
  qrKey: { name: 'qr-key', most: 300, windowMs: 10 * MINUTE_MS },
  /** Two months heard without a network come at once; more in a day is no listening. By user. */
  listen: { name: 'listen', most: 20_000, windowMs: DAY_MS, lazily: true },
  /** Comments, replies, forwards, messages, words of one's own songs: nobody types one in three seconds for long. By user. */
  write: { name: 'write', most: 100, windowMs: 5 * MINUTE_MS },
  /** Words of songs: whoever saves after every line stays below, and it takes a while to push all of a song's kept states out. By user. */
  words: { name: 'words', most: 60, windowMs: 10 * MINUTE_MS },
  /** Reading the tags of a file again is work; a person looks at a few songs. By user. */
  tagReadings: { name: 'tag-readings', most: 60, windowMs: 5 * MINUTE_MS },
  /** Nine a post; drawing one anew is work, and it lies on the disk for a day. By user. */
  picture: { name: 'picture', most: 90, windowMs: 10 * MINUTE_MS },
  /** Reports are read by people; somebody who comes upon a flood reports the one who pours it. By user. */
  report: { name: 'report', most: 30, windowMs: HOUR_MS },
  /** An address for every song somebody keeps, and one whenever another quality is chosen. By user. */
  download: { name: 'download', most: 200, windowMs: 5 * MINUTE_MS },
  /** Typing asks for suggestions with every letter; 40 a second for a minute is no typing. By user or caller. */
  search: { name: 'search', most: 2400, windowMs: MINUTE_MS, lazily: true },
} as const satisfies Record<string, LimitRule>;
