import { endpoints } from '@qingyin/contract';
import { formWith, jpeg } from '../sample-files.ts';
import type { Case } from './case.ts';
import { UNKNOWN, id } from './demo.ts';

const { social } = endpoints;
const ME = 10;
const HIDDEN = 8;

/** Cases of pictures of posts, single posts, and hidden users (docs/api-extensions.md). */
export const postCases: Record<string, Case> = {
  'social.eventPicture': {
    params: {},
    form: async () => formWith('imgFile', await jpeg(60, 40), 'a.jpg'),
    requiredPath: 'data.width',
    personal: true,
    refused: [[{}, 400]],
  },
  'social.eventDetail': {
    params: { evId: 9001 },
    requiredPath: 'event.user.nickname',
    otherParams: [{ evId: 9005 }],
    refused: [
      [{ evId: UNKNOWN }, 404],
      [{ evId: 'A_EV_2_9001_1' }, 400],
    ],
  },
  'social.feedPrivacy': {
    params: {},
    requiredPath: 'data.events',
    personal: true,
    otherParams: [{ events: 1 }, { events: 6 }, { events: 2 }, {}, { events: 0 }],
    refused: [
      [{ events: 3 }, 400],
      [{ events: '' }, 400],
    ],
  },
  'social.peopleBlock': {
    params: { ...id(HIDDEN), t: 1 },
    requiredPath: 'code',
    personal: true,
    otherParams: [{ ...id(HIDDEN), t: 0 }],
    refused: [
      [{ ...id(ME), t: 1 }, 400],
      [{ ...id(UNKNOWN), t: 1 }, 404],
    ],
  },
  'social.peopleMute': {
    params: { ...id(HIDDEN), t: 1 },
    requiredPath: 'code',
    personal: true,
    otherParams: [{ ...id(HIDDEN), t: 0 }],
    refused: [
      [{ ...id(ME), t: 1 }, 400],
      [{ ...id(UNKNOWN), t: 1 }, 404],
    ],
  },
  'social.peopleHidden': {
    params: {},
    setup: async (http) => {
      await http.call(social.peopleMute, { params: { ...id(HIDDEN), t: 1 } });
      return {};
    },
    requiredPath: 'data.0.kind',
    personal: true,
  },
  'social.peopleSuggested': {
    params: {},
    requiredPath: 'data.0.reason.kind',
    personal: true,
    otherParams: [{ limit: 1 }, { limit: 'x' }],
  },
  'social.peopleNotSuggested': {
    params: id(3),
    requiredPath: 'code',
    personal: true,
    otherParams: [{ ...id(3), t: 0 }],
    refused: [
      [id(ME), 400],
      [id(UNKNOWN), 404],
    ],
  },
};
