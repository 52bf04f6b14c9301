import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettingsSection } from '@qingyin/routing';

/** A setting that the search of the settings finds. */
export interface IndexedSetting {
  section: SettingsSection;
  /** heading or label of the setting, exactly as its section shows it */
  title: MessageDescriptor;
  /** synonyms of the title, and what the setting does */
  synonyms: MessageDescriptor;
  /** true: only administrators have it */
  administrator?: boolean;
}

/** All settings by section. A spec compares the titles with those that the sections render. */
export const settingsIndex: readonly IndexedSetting[] = [
  { section: 'playback', title: msg`首选音质`, synonyms: msg`无损 清晰度 码率 流量 高解析度` },
  { section: 'playback', title: msg`码率上限`, synonyms: msg`省流量 移动网络 转码 kbps` },
  { section: 'playback', title: msg`倍速`, synonyms: msg`速度 快慢` },
  { section: 'playback', title: msg`交叉淡入淡出`, synonyms: msg`渐强 渐弱 过渡 无缝` },
  { section: 'playback', title: msg`均衡器和声音`, synonyms: msg`低音 高音 响度 声道 输出设备 耳机` },
  { section: 'playback', title: msg`定时停止`, synonyms: msg`睡眠定时 定时关闭 睡觉` },
  { section: 'playback', title: msg`评论`, synonyms: msg`评论热度 进度条` },
  { section: 'playback', title: msg`播放队列`, synonyms: msg`清空 接着听` },
  { section: 'look', title: msg`主题`, synonyms: msg`深色 浅色 夜间模式 颜色 外观` },
  { section: 'look', title: msg`语言`, synonyms: msg`中文 英文 翻译 界面` },
  { section: 'look', title: msg`提示显示多久`, synonyms: msg`无障碍声明` },
  { section: 'lyrics', title: msg`显示翻译`, synonyms: msg`译文 外语歌词` },
  { section: 'lyrics', title: msg`显示注音`, synonyms: msg`拼音 罗马字` },
  { section: 'lyrics', title: msg`字号`, synonyms: msg`大小 大字` },
  { section: 'lyrics', title: msg`排列`, synonyms: msg`横排 竖排 方向` },
  { section: 'lyrics', title: msg`动效`, synonyms: msg`动画 滚动` },
  { section: 'lyrics', title: msg`汉字`, synonyms: msg`简体 繁体` },
  { section: 'downloads', title: msg`下载音质`, synonyms: msg`无损 保存` },
  { section: 'downloads', title: msg`下载的文件`, synonyms: msg`压缩包 ZIP 保存` },
  { section: 'shortcuts', title: msg`快捷键`, synonyms: msg`键盘 按键 恢复默认` },
  { section: 'account', title: msg`个人资料`, synonyms: msg`昵称 头像 生日 性别 签名` },
  { section: 'account', title: msg`登录的设备`, synonyms: msg`会话 别的设备 安全` },
  { section: 'account', title: msg`密码`, synonyms: msg`修改密码 安全` },
  { section: 'account', title: msg`退出登录`, synonyms: msg`登出 注销` },
  { section: 'account', title: msg`我的数据`, synonyms: msg`导出 备份` },
  { section: 'account', title: msg`删除账号`, synonyms: msg`注销账号` },
  { section: 'privacy', title: msg`听歌记录`, synonyms: msg`排行 别人能看` },
  { section: 'privacy', title: msg`动态`, synonyms: msg`谁能看 公开` },
  { section: 'privacy', title: msg`黑名单`, synonyms: msg`拉黑 屏蔽` },
  { section: 'privacy', title: msg`不看动态的人`, synonyms: msg`屏蔽 静音` },
  { section: 'privacy', title: msg`不想听的歌`, synonyms: msg`不喜欢 推荐` },
  { section: 'privacy', title: msg`这台设备上的内容`, synonyms: msg`缓存 清除 浏览器` },
  {
    section: 'library',
    title: msg`服务器的音乐库`,
    synonyms: msg`文件夹 扫描 添加音乐`,
    administrator: true,
  },
  { section: 'library', title: msg`音乐云盘`, synonyms: msg`上传 空间` },
  { section: 'library', title: msg`歌单`, synonyms: msg`导入 导出` },
  { section: 'library', title: msg`最近播放`, synonyms: msg`历史 听过` },
  { section: 'admin', title: msg`邀请`, synonyms: msg`注册 家人 成员` },
  { section: 'admin', title: msg`举报`, synonyms: msg`审核` },
  { section: 'admin', title: msg`演示曲库`, synonyms: msg`示例 移走` },
  { section: 'admin', title: msg`码率上限`, synonyms: msg`转码 流量 kbps` },
  { section: 'admin', title: msg`等着转交的验证码`, synonyms: msg`登录 注册` },
  { section: 'admin', title: msg`用户文件`, synonyms: msg`回收站 损坏 空间` },
  { section: 'admin', title: msg`服务器`, synonyms: msg`版本 状态` },
  { section: 'admin', title: msg`第一步`, synonyms: msg`开始 设置` },
];
