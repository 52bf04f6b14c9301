/** Longest name of a music library, UTF-16 units. */
export const LIBRARY_NAME_MAX = 100;
/** Longest path of a music library's folder, UTF-16 units: `PATH_MAX` of Linux. */
export const LIBRARY_PATH_MAX = 4096;
/** Greatest number of users who are named as listeners of a music library. */
export const LIBRARY_MEMBERS_MAX = 500;
/** Days after which a removed music library is forgotten. */
export const LIBRARY_FORGET_DAYS = 30;
