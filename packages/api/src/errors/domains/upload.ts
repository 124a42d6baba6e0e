import { companyMessages as cn } from "../screens/cn/company.ts";
import { companyMessages as en } from "../screens/en/company.ts";
import type { ErrorTexts } from "./texts.ts";

/** Files on their way to an object. */
export const uploadErrors = {
  "upload.not_found": {
    http: 404,
    en: "This upload does not exist any more. Upload the file again.",
    cn: "该上传任务已不存在，请重新上传文件。",
  },
  "upload.too_large": {
    http: 413,
    en: "The file is larger than 4 GB. Choose a smaller one.",
    cn: "文件超过 4 GB，请选择较小的文件。",
  },
  "upload.type": { http: 200, en: en["upload.type"], cn: cn["upload.type"] },
  "upload.image_too_large": { http: 413, en: en["upload.image_too_large"], cn: cn["upload.image_too_large"] },
  "upload.archive": {
    http: 200,
    en: "This file cannot be looked into: it holds too many files, one of them twice, or far more than its size. Build it again with the usual tools, and upload that.",
    cn: "无法查看该文件的内容：其中的文件过多、重复，或解压后远超其大小。请用常规工具重新打包后再上传。",
  },
  "upload.picture": {
    http: 200,
    en: "This picture is cut off or damaged. Save it again, and choose the new file.",
    cn: "图片不完整或已损坏，请重新保存后选择新的文件。",
  },
  "upload.excess": {
    http: 413,
    en: "More bytes arrived than the file was announced with. Upload it again.",
    cn: "收到的字节数超过申报的文件大小，请重新上传。",
  },
  "upload.offset": {
    http: 409,
    en: "The upload stands at another byte. Ask where it stands, and go on from there.",
    cn: "上传进度与请求不一致，请先查询当前进度再继续。",
  },
  "upload.protocol": {
    http: 412,
    en: "Uploads speak tus 1.0. Send its headers as that version writes them.",
    cn: "上传采用 tus 1.0 协议，请按该版本的写法发送标头。",
  },
  "upload.extension": {
    http: 400,
    en: "This extension of tus is not offered here. Send the file as one upload of a known length.",
    cn: "此处不提供该 tus 扩展，请以已知长度的单个上传发送文件。",
  },
  "upload.hash_mismatch": {
    http: 200,
    en: "The file was damaged on its way. Upload it again.",
    cn: "文件在传输中损坏，请重新上传。",
  },
  "upload.incomplete": {
    http: 200,
    en: "The file has not arrived whole yet. Resume the upload.",
    cn: "文件尚未传输完整，请继续上传。",
  },
  "upload.metadata": {
    http: 400,
    en: "An upload needs the file's name, its purpose, its length and its SHA-256.",
    cn: "上传须提供文件名、用途、长度和 SHA-256。",
  },
  "upload.too_many": {
    http: 200,
    en: "Too many uploads are waiting. Finish or discard one first.",
    cn: "等待处理的上传过多，请先完成或放弃其中一个。",
  },
  "upload.no_space": {
    http: 507,
    en: "The server has no space left for this file. Tell its operator.",
    cn: "服务器没有足够空间存放该文件，请联系运营方。",
  },
} as const satisfies ErrorTexts;
