import { currentPasswordMessages } from "./password.ts";

/** The second step of signing in. */
export const secondFactorMessages = {
  "auth.code_required": "请输入验证码。",
  "auth.passkey_cancelled": "浏览器未使用通行密钥：操作已取消或超时，请重试。",
  "auth.passkey_there": "此设备或浏览器已有您的通行密钥。",
  "auth.passkey_address": "通行密钥在管理台的当前地址不可用，请通过其公开地址访问管理台。",
  "auth.passkey_name_required": "请输入不超过 60 个字符的名称。",
  ...currentPasswordMessages,
};
