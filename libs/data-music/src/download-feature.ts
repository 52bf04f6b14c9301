/** Name of the capability in `/x/capabilities` for downloading several songs as one file. */
export const DOWNLOAD_FEATURE = 'download';
