import { PHONE_QUERY, useMediaQuery } from '@qingyin/ui';

/** Phones, upright or in landscape orientation. */
const PHONE_FORM = `${PHONE_QUERY}, (orientation: landscape) and (max-height: 479.98px)`;

/** Whether the now-playing page has the form for phones, which covers the player bar and the tabs. */
export const usePhoneForm = (): boolean => useMediaQuery(PHONE_FORM);
