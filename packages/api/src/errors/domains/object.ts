import { objectMessages as cn } from "../screens/cn/object.ts";
import { objectMessages as en } from "../screens/en/object.ts";
import type { ErrorTexts } from "./texts.ts";

/** Objects that a company has assessed. */
export const objectErrors = {
  "object.not_found": { http: 200, en: "This object does not exist any more.", cn: "该对象已不存在。" },
  "object.repeat_title": {
    http: 200,
    en: "An object with this name exists. Choose another name.",
    cn: "已有同名对象，请换一个名称。",
  },
  "object.repeat_url": { http: 200, en: "A website with this address exists.", cn: "该网址已存在。" },
  "object.limit_reached": { http: 200, en: en["object.limit_reached"], cn: cn["object.limit_reached"] },
  "object.url_invalid": { http: 200, en: en["object.url_invalid"], cn: cn["object.url_invalid"] },
  "object.url_private": {
    http: 200,
    en: "This address is on a private network and cannot be assessed. Enter a public address.",
    cn: "该地址位于内部网络，无法评估。请输入公网地址。",
  },
  "object.url_unresolved": {
    http: 200,
    en: "This host was not found. Check the spelling of the address.",
    cn: "未找到该主机，请检查网址拼写。",
  },
  "object.url_fixed": {
    http: 200,
    en: "This website has been assessed, so its address cannot change. Add a new website instead.",
    cn: "该网站已被评估，网址不能修改。如需评估其他网址，请添加网站。",
  },
  "object.locked": {
    http: 200,
    en: "This object is being assessed and cannot be changed until that is complete.",
    cn: "该对象正在评估，完成前不能修改。",
  },
  "object.disabled": {
    http: 200,
    en: "A chosen object is disabled. Enable it first.",
    cn: "所选对象已停用，请先启用。",
  },
  "object.repeat_file": {
    http: 200,
    en: "This application package exists. Upload another one.",
    cn: "该应用安装包已存在，请上传其他安装包。",
  },
  "object.repeat_file_iot": {
    http: 200,
    en: "This firmware package exists. Upload another one.",
    cn: "该固件包已存在，请上传其他固件包。",
  },
  "object.repeat_account": {
    http: 200,
    en: "This cloud account exists.",
    cn: "该云账号已存在。",
  },
  "object.login_paid": {
    http: 200,
    en: "Your plan does not support assessing login scenarios. Upgrade to Professional or Enterprise to store a test login.",
    cn: "您的套餐不支持登录场景评估。请升级到专业版或企业版以保存测试登录信息。",
  },
  "object.name_missing": { http: 200, en: "Please enter the name.", cn: "请输入名称。" },
  "object.device_name_missing": { http: 200, en: "Please enter the device name.", cn: "请输入设备名称。" },
  "object.entity_name_missing": { http: 200, en: "The entity name is required.", cn: "请输入经营主体名称。" },
  "object.name_long": { http: 200, en: en["object.name_long"], cn: cn["object.name_long"] },
  "object.entity_name_long": {
    http: 200,
    en: "Use at most 14 characters for the entity name.",
    cn: "经营主体名称最多 14 个字符。",
  },
  "object.account_missing": { http: 200, en: "Please enter the account number.", cn: "请输入账号。" },
  "object.package_missing": {
    http: 200,
    en: "Please upload the application package.",
    cn: "请上传应用安装包。",
  },
  "object.firmware_missing": { http: 200, en: "Please upload the firmware package.", cn: "请上传固件包。" },
  "object.territories_missing": {
    http: 200,
    en: en["object.territories_missing"],
    cn: cn["object.territories_missing"],
  },
  "object.type_not_offered": {
    http: 200,
    en: "Assessments of this type of object are not offered at present. Contact the business team.",
    cn: "目前不提供此类对象的评估，请联系商务团队。",
  },
} as const satisfies ErrorTexts;
