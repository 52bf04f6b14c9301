/** To be raised with every change that alters a drawn picture. */
export const COVER_VERSION = 1;
