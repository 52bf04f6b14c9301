import { expect, it } from 'vitest';
import { listRoutes } from './index.ts';

/** Titles of all screens in their source language. */
const titles: readonly (readonly [path: string, title: string])[] = [
  ['/album/$id', '专辑'],
  ['/artists-detail', '歌手'],
  ['/attention', '关注'],
  ['/care/dynamic/$uid', '动态'],
  ['/care/fan/$uid', '粉丝'],
  ['/care/follows/$uid', '关注'],
  ['/cloud', '我的音乐云盘'],
  ['/collect', '我的收藏'],
  ['/collect-album', '收藏的专辑'],
  ['/collect-singer', '收藏的歌手'],
  ['/collect-special-column', '收藏的专栏'],
  ['/collect-video', '收藏的视频'],
  ['/edit-song-list', '编辑歌单'],
  ['/exclusive-broadcast', '独家放送'],
  ['/find-music/latest-music', '最新音乐'],
  ['/find-music/quality-play-list/$id', '精品歌单'],
  ['/find-music/singer', '歌手'],
  ['/find-music/song-list', '歌单'],
  ['/find-music/top', '排行榜'],
  ['/fm', '私人FM'],
  ['/homepage/$uid', '个人主页'],
  ['/hot-comment-list/$id/$type', '热门评论'],
  ['/library', '音乐库'],
  ['/library/albums', '音乐库的专辑'],
  ['/library/artists', '音乐库的歌手'],
  ['/library/folders', '音乐库的文件夹'],
  ['/library/genres', '音乐库的流派'],
  ['/library/songs', '音乐库的歌曲'],
  ['/login', '登录'],
  ['/mv', 'MV'],
  ['/mv-all', '全部MV'],
  ['/mv-detail/$mvid', 'MV'],
  ['/my-love-music', '我喜欢的音乐'],
  ['/my-playlist', '我的歌单'],
  ['/personal-recommendation', '个性推荐'],
  ['/playList/$id', '歌单'],
  ['/recently-played-album', '最近播放的专辑'],
  ['/recently-played-playlist', '最近播放的歌单'],
  ['/recently-played-single', '最近播放的歌曲'],
  ['/recently-played-video', '最近播放的视频'],
  ['/search-detail/$type', '搜索'],
  ['/singer-list', '歌手榜'],
  ['/test', '测试页'],
  ['/top-mv', 'MV排行榜'],
  ['/video', '视频'],
  ['/video-detail/$vid', '视频'],
];

it('covers exactly all screens', () => {
  const named = listRoutes().map(({ path, title }) => [path, title.message ?? title.id]);
  expect(named.toSorted()).toEqual(titles.toSorted());
});
