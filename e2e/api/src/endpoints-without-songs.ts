/** Endpoints by area whose answers name no songs, albums or artists of music libraries. */
const byArea = {
  account:
    'accountDelete accountExport accountPassword activateInitProfile adminBitrateLimitSet adminBitrateLimits adminCaptchas adminClaim adminDemo adminDemoSet adminDuplicatesSearch adminFiles adminFilesClean adminLibraries adminLibraryAdd adminLibraryCheck adminLibraryConfirm adminLibraryProblems adminLibraryRemove adminLibraryRestore adminLibraryScan adminLibraryUpdate adminSound adminSources adminSourcesSet bitrateLimit captchaSent captchaVerify cellphoneExistenceCheck countriesCodeList invitationCreate invitationRevoke invitations loginCellphone loginEmail loginQrCheck loginQrCreate loginQrKey loginRefresh loginStatus logout nicknameCheck qrConfirm registerAnonymous registerCellphone role sessionEnd sessions sessionsEndOthers signUp userAccount userBinding userDetail userLevel userSubcount userUpdate',
  cloud:
    'avatarUpload cloud cloudImport cloudLibraryAdd cloudLibraryRemove cloudLyric cloudTagReadings cloudUploadComplete cloudUploadToken playlistCoverUpdate userCloudDel',
  library:
    'follow mvSub mvSublist playlistCreate playlistDelete playlistDescUpdate playlistDetailDynamic playlistHide playlistMylike playlistNameUpdate playlistOrderUpdate playlistPrivacy playlistTagsUpdate playlistTrackAdd playlistTrackDelete playlistUpdate playlistsRestore playlistsVersions smartPlaylistCreate smartPlaylistDelete smartPlaylistUpdate smartPlaylists topicSub topicSublist userPlaylist userPlaylistCollect userPlaylistCreate videoSub',
  listening:
    'continueRemove historyRecommendSongs recordClear recordPrivacy recordRecentDj recordRecentPlaylist recordRecentVideo recordRecentVoice recordRestore unwantedRemove',
  music:
    'banner personalized personalizedMv playlistCatlist playlistHighqualityTags playlistHot playlistRelated playlistSubscribe playlistSubscribers playlistUpdatePlaycount privateContent topPlaylist topPlaylistHighquality toplist',
  musicLibrary: 'genres libraries playlistFileImport playlistFiles presence',
  otherClients:
    'aidjContentRcmd artistNewSong commentDj dailySignin djBanner djCatelist djCategoryRecommend djDetail djHot djPersonalizeRecommend djProgram djProgramDetail djRadioHot djRecommend djRecommendType djSub djSublist djTodayPerfered djToplist personalizedDjprogram',
  social:
    'adminRemove adminReportResolve commentEvent commentMv commentPlaylist commentVideo eventDel eventPicture eventPrivacy feedPrivacy hotTopic notificationSettings notificationsRead notificationsUnread peopleBlock peopleHidden peopleMute peopleNotSuggested plCount topicDetail userFolloweds userFollows userMutualfollowGet',
  system: 'capabilities innerVersion provoke',
  video:
    'mvAll mvDetail mvDetailInfo mvExclusiveRcmd mvFirst mvUrl personalizedPrivatecontentList relatedAllvideo simiMv topMv videoCategoryList videoDetail videoDetailInfo videoGroupList videoUrl',
};

/**
 * Endpoints that need no row in `song-access-cases.ts`: they name neither songs nor albums nor artists, only films and
 * artists of the demo catalogue, playlists without their songs, or what the caller has sent or stored.
 */
export const endpointsWithoutSongs: string[] = [
  ...Object.entries(byArea).flatMap(([area, names]) => names.split(' ').map((name) => `${area}.${name}`)),
];
