/**
 * Typical names and titles by the legacy encoding of their files. None of them may be detected as another
 * language.
 */
export const names = {
  'windows-1252': [
    'Björk|Motörhead|Mötley Crüe|Sigur Rós|Ólafur Arnalds|Beyoncé|Céline Dion|Été|Jóga',
    'Édith Piaf|Françoise Hardy|José González|Zoë|Hüsker Dü|Blue Öyster Cult|Queensrÿche',
    'Röyksopp|Mø|Håkan Hellström|Årsta|Señor Coconut|Los Ángeles Azules|Ñengo Flow',
    'Caetano Veloso São Paulo|Antônio Carlos Jobim|João Gilberto|Ça plane pour moi|Où es-tu',
    'À la claire fontaine|L’été indien|Die Ärzte|Böhse Onkelz|Größenwahn|Für Elise',
    'Schöne Müllerin|Así|Más|Él|Corazón|Canción|Águas de Março|Träume|Straße',
    'Über sieben Brücken|Ænima|Måneskin|Crème Brûlée|Naïve|Noël|Señorita|Déjà vu',
    'Þursaflokkurinn|Ágætis byrjun|Væringjar|Øya|Garbarek Små|Björn Ågren|Fête|Ódýr|Àngel',
    'Élan|Años|Été 67|½ Mensch|10°|“Heroes”|Don’t Stop|Rock ’n’ Roll|Café Tacvba|Rosalía|Maná',
    'Gaëtan Roussel|M – Matthieu|Bøde|Tiësto|Ke$ha × Ü',
    'CORAÇÃO|AÇÃO|CANÇÃO|PAIXÃO|CORAÇÕES|NÃO|MÃE|BÊNÇÃO|ÉTÉ|L’ÉTÉ|DÉJÀ VU|CRÉÉE|ÄRZTE|MÄDCHEN',
    'GÖTTERDÄMMERUNG|MOTÖRHEAD|SIGUR RÓS|Þór|ÍSLAND|ÆÐI|Það|ÞAÐ|KØBENHAVN|Pääpäivä|PÄÄPÄIVÄ',
    'Häää|Jää|JÄÄ|Jäääär|HÄÄYÖ|YÖ|öö|KÄRLEK|SJÖMÄN|È GIÀ|CITTÀ|«Été»|¿QUÉ?|MAÑANA',
  ].flatMap((line) => line.split('|')),
  gb18030: [
    '爱|李四|国语|晴天纪念|测试歌手|旧磁带|月光曲选|无名乐队|精选集|床前明月|周杰伦|青花瓷|七里香|稻香|夜曲|双截棍|王菲|红豆|邓丽君|月亮代表我的心|甜蜜蜜|小城故事',
    '张学友|吻别|陈奕迅|十年|富士山下|林俊杰|江南|五月天|倔强|孙燕姿|遇见|蔡依林|日不落|梁静茹|勇气|忐忑|饕餮|彳亍|魑魅|许巍|蓝莲花|朴树|生如夏花|李宗盛|山丘',
    '罗大佑|童年|崔健|一无所有|窦唯|黑豹乐队|刘德华|忘情水|谭咏麟|讲不出再见|难念的经|沧海一声笑|笑傲江湖|琵琶语|高山流水|二泉映月|茉莉花|龚琳娜|周深|大鱼|薛之谦',
    '演员|毛不易|消愁|华晨宇|齐天|邓紫棋|泡沫|莫文蔚|忽然之间|广东雨神|你的答案|星辰大海|漠河舞厅|起风了|孤勇者|骁|歌|梦|雨|(现场版) 花|Hello 你好',
    '周杰伦 - Jay|爱你 (Live)|第01首|听妈妈的话|饿狼传说|粉红色的回忆|囍|葬爱家族|弹唱',
  ].flatMap((line) => line.split('|')),
  big5: [
    '舉頭望明月|測試歌手|周杰倫|葉惠美|晴天|七里香|東風破|王菲|紅豆|鄧麗君|月亮代表我的心|張學友|吻別|陳奕迅|十年|浮誇|林俊傑|江南|五月天|倔強|孫燕姿|遇見|蔡依林',
    '梁靜茹|勇氣|李宗盛|羅大佑|童年|劉德華|忘情水|海闊天空|光輝歲月|張國榮|風繼續吹|梅艷芳|女人花|愛|夢|雨|你好 Live|蘇打綠|小情歌|盧廣仲|魚仔|告五人',
    '披星戴月的想你|茄子蛋|浪子回頭|陳綺貞|旅行的意義|伍佰|挪威的森林',
  ].flatMap((line) => line.split('|')),
  shift_jis: [
    '空が青い|テスト歌手|宇多田ヒカル|さくら|米津玄師|椎名林檎|丸の内サディスティック|浜崎あゆみ|サザンオールスターズ|いとしのエリー|スピッツ|ロビンソン|チェリー|坂本龍一',
    '戦場のメリークリスマス|久石譲|となりのトトロ|君をのせて|千と千尋の神隠し|いつも何度でも|中島みゆき|時代|尾崎豊|卒業|安室奈美恵|ドリームズ|残酷な天使のテーゼ|高橋洋子',
    '初音ミク|千本桜|あいみょん|マリーゴールド|夜に駆ける|紅蓮華|炎|愛|夢|雪の華|中島美嘉|小田和正|ﾃｽﾄ|上を向いて歩こう|津軽海峡・冬景色|赤いスイートピー',
  ].flatMap((line) => line.split('|')),
  'euc-kr': [
    '방탄소년단|봄날|아이유|좋은 날|밤편지|소녀시대|다시 만난 세계|빅뱅|거짓말|싸이|강남스타일|이선희|인연|김광석|서른 즈음에|이문세|광화문 연가|조용필',
    '킬리만자로의 표범|태연|사랑|꿈|비|눈의 꽃|박효신|야생화|윤도현|나는 나비|들국화|그것만이 내 세상|볼빨간사춘기|우주를 줄게|장범준|벚꽃 엔딩|에픽하이|우산',
    '신승훈|보이지 않는 사랑|임재범|너를 위해|악동뮤지션|오랜 날 오랜 밤|블랙핑크|마지막처럼|뜨거운 안녕|노래|너에게',
  ].flatMap((line) => line.split('|')),
  'windows-1251': [
    'Тихая ночь|Хор друзей|Виктор Цой|Кино|Группа крови|Звезда по имени Солнце|Земфира|Искала',
    'Хочешь?|ДДТ|Что такое осень|Алла Пугачёва|Миллион алых роз|Мумий Тролль|Владивосток 2000',
    'Би-2|Полковнику никто не пишет|Сплин|Выхода нет|Наутилус Помпилиус|Крылья',
    'Владимир Высоцкий|Кони привередливые|Булат Окуджава|Ленинград|Экспонат|Агата Кристи',
    'Опиум для никого|Чиж|Ария|Беспечный ангел|Король и Шут|Лесник|Океан Ельзи|Обійми',
    'Червона рута|Я|Мы|Любовь|Мама|Катюша|Калинка|Подмосковные вечера|Ой|Эй|Дым|Сон',
    'Live в Москве',
  ].flatMap((line) => line.split('|')),
} as const;

/**
 * Unicode titles made of ISO 8859-1 characters only, which would be likely texts in another encoding if their
 * characters were bytes.
 */
export const latin1Titles = [
  'ÄÖÜ|ÅÄÖ|ÉÈÊ|ÓÐUR|ØÅÆ|ÆØÅ|ÅÅÅ|ÖÖÖ|ää|Öö|ÕÖ|KÖÖ|õõ|¿Éxito?|¿Él?|£££|¥€$|¥¥¥|× × ×|×÷|ÜÜÜ|ÞÐ|ÁÉÍÓÚ|áéíóú|äöüß',
  'ÀÈÌÒÙ|çãõ|ÇÃÕ|ÂÊÔ|âêî|DÚÒ|SÜß|MAÇÃ|Ññ|ÅÅ|Åå|Þú|ÞÚ|Þá|Øø|ææ|½|£|À|÷ (Deluxe)|¼ ½ ¾|BEYONCÉ’S|Spaß…|POKÉ®',
].flatMap((line) => line.split('|'));
