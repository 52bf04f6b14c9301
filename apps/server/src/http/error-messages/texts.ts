/**
 * Catalogue of error messages: the Chinese text as in the source, with [traditional Chinese, English]. `{0}` is a
 * placeholder. A spec fails when a text of the source is missing here.
 */
export const errorMessages = {
  // nouns that fill placeholders
  专辑: ['專輯', 'album'],
  文件夹: ['資料夾', 'folder'],
  二维码: ['QR Code', 'QR code'],
  云盘歌曲: ['雲端硬碟歌曲', 'song on the disk'],
  上传任务: ['上傳工作', 'upload'],
  文件: ['檔案', 'file'],
  音乐库: ['音樂庫', 'music library'],
  音乐文件: ['音樂檔案', 'music file'],
  可替换的歌曲: ['可替換的歌曲', 'song to put in its place'],
  动态: ['動態', 'post'],
  歌单: ['歌單', 'playlist'],
  历史版本: ['歷史版本', 'version'],
  歌手: ['歌手', 'artist'],
  歌曲: ['歌曲', 'song'],
  更正: ['更正', 'correction'],
  替换: ['取代', 'replacement'],
  图片: ['圖片', 'picture'],
  电台: ['電台', 'radio station'],
  电台节目: ['電台節目', 'radio programme'],
  用户: ['使用者', 'user'],
  登录: ['登入', 'sign-in'],
  设备: ['裝置', 'device'],
  视频: ['影片', 'video'],
  视频分组: ['影片分組', 'video group'],
  话题: ['話題', 'topic'],
  专栏: ['專欄', 'column'],
  原动态: ['原動態', 'original post'],
  评论: ['評論', 'comment'],
  举报: ['檢舉', 'report'],
  评论区: ['評論區', 'comment section'],
  邀请: ['邀請', 'invitation'],
  改名: ['重新命名', 'renamed'],
  删除: ['刪除', 'deleted'],

  // any call
  不能举报自己: ['不能檢舉自己', 'You cannot report yourself'],
  '{0}不存在': ['{0}不存在', 'No such {0}'],
  参数错误: ['參數錯誤', 'Invalid parameters'],
  '参数错误：{0}': ['參數錯誤：{0}', 'Invalid parameters: {0}'],
  参数过多: ['參數過多', 'Too many parameters'],
  参数含有无效字符: ['參數含有無效字元', 'A parameter contains invalid characters'],
  需要登录: ['需要登入', 'Please sign in'],
  '无法确认请求来自本站页面，已被拒绝': [
    '無法確認請求來自本站頁面，已被拒絕',
    'It could not be confirmed that the request came from a page of this site. It was refused.',
  ],
  'X-Forwarded-Proto 只能是 http 或 https': [
    'X-Forwarded-Proto 只能是 http 或 https',
    'X-Forwarded-Proto must be http or https',
  ],
  '请求来自其他网站，已被拒绝': [
    '請求來自其他網站，已被拒絕',
    'Refused: the request comes from another site',
  ],
  '操作过于频繁，请稍后再试': ['操作過於頻繁，請稍後再試', 'Too many requests. Please try again later.'],
  '错误次数过多，请稍后再试': [
    '錯誤次數過多，請稍後再試',
    'Too many wrong attempts. Please try again later.',
  ],
  请求格式错误: ['請求格式錯誤', 'Malformed request'],
  请求错误: ['請求錯誤', 'Bad request'],
  没有这个接口: ['沒有這個介面', 'No such API call'],
  不支持的请求方法: ['不支援的請求方法', 'Method not supported'],
  请求超时: ['請求逾時', 'The request took too long'],
  请求内容过大: ['請求內容過大', 'The request is too large'],
  请求地址过长: ['請求位址過長', 'The address is too long'],
  不支持的内容类型: ['不支援的內容類型', 'Content type not supported'],
  请求过于频繁: ['請求過於頻繁', 'Too many requests'],

  // the state of the server
  '服务器繁忙，请稍后再试': ['伺服器忙碌，請稍後再試', 'The server is busy. Please try again later.'],
  '服务器磁盘已满，未能保存': ['伺服器磁碟已滿，未能儲存', 'Not saved: the server’s disk is full'],
  '服务器数据不可写，未能保存': [
    '伺服器資料無法寫入，未能儲存',
    'Not saved: the server’s data cannot be written',
  ],
  '服务器数据库暂时连接不上，请稍后再试': [
    '伺服器資料庫暫時無法連線，請稍後再試',
    'The database cannot be reached at the moment. Please try again later.',
  ],
  服务器内部错误: ['伺服器內部錯誤', 'Internal server error'],
  上游服务无法访问: ['上游服務無法存取', 'The upstream service cannot be reached'],
  上游服务中断: ['上游服務中斷', 'The upstream service broke off'],
  上游服务返回了无法识别的内容: [
    '上游服務傳回了無法辨識的內容',
    'The upstream service sent something unintelligible',
  ],
  '按要求返回 {0}': ['依要求傳回 {0}', 'Answered with {0} as asked'],

  // files
  文件过大: ['檔案過大', 'The file is too large'],
  不支持的文件类型: ['不支援的檔案類型', 'File type not supported'],
  '文件已损坏，无法读取': ['檔案已損壞，無法讀取', 'The file is damaged and cannot be read'],
  云盘空间不足: ['雲端硬碟空間不足', 'Not enough room on the disk'],
  '未完成的上传过多，请稍后再试': [
    '未完成的上傳過多，請稍後再試',
    'Too many unfinished uploads. Please try again later.',
  ],
  '同时上传的文件过多，请稍后再试': [
    '同時上傳的檔案過多，請稍後再試',
    'Too many files at once. Please try again later.',
  ],
  上传任务不符: ['上傳工作不符', 'This is not the announced upload'],
  文件尚未上传: ['檔案尚未上傳', 'The file has not been uploaded yet'],
  上传已中断: ['上傳已中斷', 'The upload broke off'],
  '上传速度过慢，已中断，请重试': [
    '上傳速度過慢，已中斷，請重試',
    'The upload was too slow and has been stopped. Please try again.',
  ],

  // downloads
  '一次最多下载 {0} 首歌': ['一次最多下載 {0} 首歌', 'At most {0} songs can be downloaded at once'],
  没有下载的歌曲: ['沒有下載的歌曲', 'Songs left out'],
  这些歌没有下载下来: ['這些歌沒有下載下來', 'These songs were not downloaded'],
  暂无音源: ['暫無音源', 'Not available'],
  文件不在了: ['檔案不在了', 'File missing'],
  '服务器要装 ffmpeg': ['伺服器要裝 ffmpeg', 'The server needs ffmpeg'],
  音乐库离线: ['音樂庫離線', 'Music library offline'],
  没有收听权限: ['沒有收聽權限', 'No access'],
  会员专享: ['會員專享', 'Members only'],
  需购买专辑: ['需購買專輯', 'Album purchase required'],
  '没有这首歌，或者没有下载权限': [
    '沒有這首歌，或者沒有下載權限',
    'No such song, or no permission to download it',
  ],
  '没能取到，请再试一次': ['沒能取得，請再試一次', 'Could not be fetched. Please try again.'],
  '中途断了，文件不完整': ['中途斷了，檔案不完整', 'Broke off; the file is not complete'],

  // lyrics
  '歌词的文字编码不是 UTF-8': ['歌詞的文字編碼不是 UTF-8', 'These lyrics are not encoded in UTF-8'],
  歌词里没有可以读的文字: ['歌詞裡沒有可以讀的文字', 'There are no words in these lyrics'],
  '这是 {0} 格式的歌词，还不能读取': [
    '這是 {0} 格式的歌詞，還不能讀取',
    'These lyrics are {0}, which cannot be read yet',
  ],
  '这是加密的 {0} 歌词，还不能读取': [
    '這是加密的 {0} 歌詞，還不能讀取',
    'These are encrypted {0} lyrics, which cannot be read yet',
  ],
  歌词已有更新的版本: ['歌詞已有更新的版本', 'Somebody has saved newer lyrics meanwhile'],

  // accounts
  本站未开放注册: ['本站未開放註冊', 'Registration is closed on this site'],
  '邀请无效，请向管理员索取新的邀请': [
    '邀請無效，請向管理員索取新的邀請',
    'This invitation is not valid. Please ask the administrator for a new one.',
  ],
  该昵称已被占用: ['該暱稱已被使用', 'This nickname is taken'],
  该邮箱已被注册: ['該電子郵件已被註冊', 'This e-mail address is already registered'],
  该手机号已被注册: ['該手機號碼已被註冊', 'This phone number is already registered'],
  请输入密码: ['請輸入密碼', 'Please enter the password'],
  账号或密码错误: ['帳號或密碼錯誤', 'Wrong account or password'],
  该账号不存在: ['該帳號不存在', 'No such account'],
  验证码错误或已过期: ['驗證碼錯誤或已過期', 'The code is wrong or has expired'],
  '验证码发送失败，请稍后再试': [
    '驗證碼傳送失敗，請稍後再試',
    'The code could not be sent. Please try again later.',
  ],
  不支持的国家或地区: ['不支援的國家或地區', 'Country or region not supported'],
  需要管理员权限: ['需要管理員權限', 'Administrators only'],
  演示账号不能这样做: ['示範帳號不能這樣做', 'The demo account may not do this'],
  演示账号不能修改密码: ['示範帳號不能修改密碼', 'The demo account cannot change its password'],
  演示账号已停用: ['示範帳號已停用', 'The demo account is switched off'],
  '无主文件比确认时更多，请重新查看': [
    '無主檔案比確認時更多，請重新查看',
    'There are more unknown files than you confirmed; please look again',
  ],
  '口令错误，或本站已有管理员': [
    '口令錯誤，或本站已有管理員',
    'The secret is wrong, or this site already has an administrator',
  ],
  '曲库归此账号所有，不能删除': [
    '曲庫屬於此帳號，不能刪除',
    'The catalogue belongs to this account; it cannot be deleted',
  ],
  只能查看自己的绑定: ['只能檢視自己的綁定', 'You can only see your own bindings'],

  // lists
  '最多创建 {0} 个歌单，请先删除一些': [
    '最多建立 {0} 個歌單，請先刪除一些',
    'You can make {0} playlists at most. Please delete some first.',
  ],
  '云盘最多存放 {0} 首歌曲，请先删除一些': [
    '雲端硬碟最多存放 {0} 首歌曲，請先刪除一些',
    'The disk holds {0} songs at most. Please delete some first.',
  ],
  智能歌单太多了: ['智慧歌單太多了', 'There are too many smart playlists'],
  只能修改自己的歌单: ['只能修改自己的歌單', 'You can only change your own playlists'],
  这是私密歌单: ['這是私密歌單', 'This playlist is private'],
  不能收藏自己的歌单: ['不能收藏自己的歌單', 'You cannot collect your own playlist'],
  歌单内歌曲重复: ['歌單內歌曲重複', 'The song is in the playlist already'],
  歌单内视频重复: ['歌單內影片重複', 'The video is in the playlist already'],
  视频歌单不能收藏歌曲: ['影片歌單不能收藏歌曲', 'A playlist of videos takes no songs'],
  这不是视频歌单: ['這不是影片歌單', 'This is no playlist of videos'],
  歌曲不在歌单内: ['歌曲不在歌單內', 'The song is not in the playlist'],
  '歌单最多收藏 {0} 首歌曲': ['歌單最多收藏 {0} 首歌曲', 'A playlist holds {0} songs at most'],
  '没有这些标签：{0}': ['沒有這些標籤：{0}', 'No such tags: {0}'],
  '「我喜欢的音乐」不能{0}': ['「我喜歡的音樂」不能{0}', 'Liked songs cannot be {0}'],

  // music libraries
  启动参数指定的音乐库不能移除: [
    '啟動參數指定的音樂庫不能移除',
    'A music library that is named on the command line cannot be removed',
  ],
  文件还在的歌曲不能忘记: ['檔案還在的歌曲不能忘記', 'A song that has a file cannot be forgotten'],
  '用来替换的歌曲，文件也不在了': [
    '用來取代的歌曲，檔案也不在了',
    'The file of the song in its place is gone too',
  ],
  '听得到原来那首的人，有些听不到这一首': [
    '聽得到原來那首的人，有些聽不到這一首',
    'Some who hear the first song do not hear this one',
  ],
  先撤销后来的替换: ['先復原後來的取代', 'Undo the later replacement first'],
  这个文件夹已经在另一个音乐库里: [
    '這個資料夾已經在另一個音樂庫裡',
    'The folder belongs to another music library already',
  ],
  'CUE 文件“{0}”读不了，请稍后再试': [
    '無法讀取 CUE 檔案「{0}」，請稍後再試',
    'The CUE sheet “{0}” cannot be read. Please try again later.',
  ],

  // people
  无权限访问: ['無權限存取', 'This is private'],
  不能关注自己: ['不能追蹤自己', 'You cannot follow yourself'],
  不能拉黑或屏蔽自己: ['不能封鎖或隱藏自己', 'You cannot block or mute yourself'],
  '你已拉黑对方，请先移出黑名单': [
    '你已封鎖對方，請先解除封鎖',
    'You have blocked this person. Unblock them first.',
  ],
  '对方已将你拉黑，不能这样做': ['對方已將你封鎖，不能這樣做', 'This person has blocked you'],
  '图片不存在或已过期，请重新上传': [
    '圖片不存在或已過期，請重新上傳',
    'A picture is gone or too old. Please send it again.',
  ],
  只能修改自己的动态: ['只能修改自己的動態', 'You can only change your own posts'],
  内容不能为空: ['內容不能為空', 'Please write something'],
  只能删除自己的评论: ['只能刪除自己的評論', 'You can only delete your own comments'],
  不支持的资源类型: ['不支援的資源類型', 'Resource type not supported'],
} as const satisfies Record<string, readonly [traditional: string, english: string]>;
