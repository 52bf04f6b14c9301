import { CARD, songActs } from './targets.mjs';

/** Somebody in a list of people. */
const PERSON = 'main li[aria-posinset] article';
const toPerson = 'main a[href^="/homepage/"]';
/** Every tab once, and the other span of the record. */
const tabs = {
  created: 'main nav a[href*="tab=created"]',
  record: 'main nav a[href*="tab=record"]',
  all: 'main [role="group"] a[href*="record=all"]',
};

/** The screens about people. @type {readonly import('./list.mjs').Screen[]} */
export const people = [
  {
    name: 'homepage',
    from: `/search-detail/user?keywords=${encodeURIComponent('听松')}`,
    link: toPerson,
    content: CARD,
    path: '/homepage/$uid',
    // Whether one may ask for it, who it is says.
    below: ['/user/record'],
    acts: { follow: 'main button:has-text("关注")', ...tabs, ...songActs },
  },
  {
    name: 'own-homepage',
    from: '/my-love-music',
    link: toPerson,
    content: CARD,
    path: '/homepage/$uid',
    personal: true,
    // Asked for only where the service has it.
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
