import { CARD, songActions } from './selectors.mjs';

/** Entry of a user list. */
const PERSON = 'main li[aria-posinset] article';
const toPerson = 'main a[href^="/homepage/"]';
/** Every tab once, and the other period of the play record. */
const tabs = {
  created: 'main nav a[href*="tab=created"]',
  record: 'main nav a[href*="tab=record"]',
  all: 'main [role="group"] a[href*="record=all"]',
};

/** Screens about users. @type {readonly import('./measured-screens.mjs').Screen[]} */
export const userScreens = [
  {
    name: 'homepage',
    from: `/search-detail/user?keywords=${encodeURIComponent('听松')}`,
    link: toPerson,
    content: CARD,
    path: '/homepage/$uid',
    // Whether the request is allowed depends on the user's profile.
    below: ['/user/record'],
    acts: { follow: 'main button:has-text("关注")', ...tabs, ...songActions },
  },
  {
    name: 'own-homepage',
    from: '/my-love-music',
    link: toPerson,
    content: CARD,
    path: '/homepage/$uid',
    personal: true,
    // Requested only if the service supports it.
    below: ['/x/listening/report'],
    acts: { edit: 'main a[href*="settings=account"]', ...tabs },
  },
  {
    name: 'follows',
    from: '/homepage/3',
    link: 'main a[href="/care/follows/3"]',
    content: PERSON,
    path: '/care/follows/$uid',
    acts: { fans: 'main nav a[href^="/care/fan/"]', follow: 'main li button' },
  },
  {
    name: 'fans',
    from: '/homepage/3',
    link: 'main a[href="/care/fan/3"]',
    content: PERSON,
    path: '/care/fan/$uid',
    acts: { follows: 'main nav a[href^="/care/follows/"]', follow: 'main li button' },
  },
];
