import { EMBED, linesOf, PIXEL, RECORDER } from "./entry.ts";

/** Vendors of the Chinese mainland, which general tables hardly know. */
export const chinese = [
  ...linesOf("analytics", [
    ["Baidu Tongji", "CN", "hm.baidu.com tongji.baidu.com hmcdn.baidu.com", { aliases: ["Baidu", "百度"] }],
    [
      "Umeng (CNZZ)",
      "CN",
      "cnzz.com cnzz.net umeng.com umeng.co umengcloud.com",
      { aliases: ["Umeng", "CNZZ", "友盟"] },
    ],
    ["Sensors Data", "CN", "sensorsdata.cn sensorsdata.com", { aliases: ["神策"] }],
    ["GrowingIO", "CN", "growingio.com"],
    ["51.la", "CN", "51.la 51yes.com", { aliases: ["我要啦"] }],
    ["Zhuge IO", "CN", "zhugeio.com", { aliases: ["诸葛"] }],
    ["TalkingData", "CN", "talkingdata.com talkingdata.net"],
    [
      "Volcano Engine (ByteDance)",
      "CN",
      "mcs.snssdk.com volccdn.com volces.com bytegoofy.com pstatp.com zijieapi.com",
      { aliases: ["ByteDance", "火山引擎", "字节跳动"] },
    ],
    [
      "Tencent Analytics",
      "CN",
      "pingjs.qq.com ta.qq.com tajs.qq.com beacon.qq.com aegis.qq.com",
      { aliases: ["Tencent", "腾讯"] },
    ],
    [
      "Alibaba Cloud Log",
      "CN",
      "log.aliyuncs.com arms-retcode.aliyuncs.com mmstat.com",
      { aliases: ["Alibaba", "阿里"] },
    ],
    ["Miaozhen", "CN", "miaozhen.com", { aliases: ["秒针"] }],
    ["AdMaster", "CN", "admaster.com.cn", { aliases: ["精硕"] }],
    ["Fundebug", "CN", "fundebug.com fundebug.net"],
  ]),
  ...linesOf("session_replay", [
    ["Ptengine", "JP", "ptengine.cn ptengine.com ptengine.jp", { flags: RECORDER }],
  ]),
  ...linesOf("advertising", [
    [
      "Baidu Ads",
      "CN",
      "pos.baidu.com cpro.baidu.com cpro.baidustatic.com dup.baidustatic.com eclick.baidu.com fclick.baidu.com",
      { flags: PIXEL, aliases: ["Baidu", "百度"] },
    ],
    ["Tencent Ads", "CN", "gdt.qq.com e.qq.com", { flags: PIXEL, aliases: ["Tencent", "腾讯"] }],
    [
      "Ocean Engine (ByteDance)",
      "CN",
      "ad.oceanengine.com oceanengine.com analytics.oceanengine.com",
      { flags: PIXEL, aliases: ["ByteDance", "巨量引擎", "字节跳动"] },
    ],
    ["Alimama", "CN", "alimama.com tanx.com alimama.cn", { flags: PIXEL, aliases: ["Alibaba", "阿里妈妈"] }],
    ["360 Ads", "CN", "s.360.cn so.com qhimg.com qhupdate.com", { flags: PIXEL, aliases: ["Qihoo", "奇虎"] }],
    ["Sogou Ads", "CN", "sogou.com", { aliases: ["搜狗"] }],
    ["iPinYou", "CN", "ipinyou.com", { aliases: ["品友"] }],
  ]),
  ...linesOf("support", [
    ["Udesk", "CN", "udesk.cn", { flags: EMBED, aliases: ["沃丰"] }],
    ["Meiqia", "CN", "meiqia.com", { flags: EMBED, aliases: ["美洽"] }],
    ["53KF", "CN", "53kf.com", { flags: EMBED }],
    ["Easemob", "CN", "easemob.com", { flags: EMBED, aliases: ["环信"] }],
  ]),
  ...linesOf("cdn", [
    [
      "Alibaba Cloud",
      "CN",
      "alicdn.com aliyuncs.com alikunlun.com kunlunsl.com aliyun.com",
      { aliases: ["Alibaba", "阿里云"] },
    ],
    [
      "Tencent Cloud",
      "CN",
      "myqcloud.com qcloud.com gtimg.cn gtimg.com qpic.cn tencent-cloud.net",
      { aliases: ["Tencent", "腾讯云"] },
    ],
    ["Baidu Cloud", "CN", "bdstatic.com bcebos.com baidubce.com bdimg.com", { aliases: ["Baidu", "百度"] }],
    ["Qiniu", "CN", "qiniu.com qbox.me clouddn.com qiniucdn.com", { aliases: ["七牛"] }],
    ["UPYUN", "CN", "upyun.com upaiyun.com", { aliases: ["又拍云"] }],
    ["BootCDN", "CN", "bootcdn.net bootcss.com"],
    [
      "ByteDance CDN",
      "CN",
      "bytecdntp.com byteimg.com bytedance.com",
      { aliases: ["ByteDance", "字节跳动"] },
    ],
    ["Huawei Cloud", "CN", "myhuaweicloud.com hwcdn.net huaweicloud.com", { aliases: ["Huawei", "华为云"] }],
    ["Wangsu", "CN", "wscdns.com chinanetcenter.com wsdvs.com", { aliases: ["网宿"] }],
  ]),
  ...linesOf("payment", [
    ["Alipay", "CN", "alipay.com alipayobjects.com", { aliases: ["支付宝", "Ant Group"] }],
    ["WeChat", "CN", "wx.qq.com weixin.qq.com res.wx.qq.com", { aliases: ["微信", "Tencent", "腾讯"] }],
  ]),
  ...linesOf("utility", [
    ["GeeTest", "CN", "geetest.com geevisit.com", { aliases: ["极验"] }],
    ["AMap", "CN", "amap.com autonavi.com", { flags: EMBED, aliases: ["高德", "Alibaba"] }],
    ["Baidu Maps", "CN", "api.map.baidu.com map.baidu.com", { flags: EMBED, aliases: ["Baidu", "百度"] }],
  ]),
];
