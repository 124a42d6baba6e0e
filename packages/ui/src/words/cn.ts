import { fileSize } from "../forms/FileUpload/file-size.ts";
import type { UploadItem } from "../forms/FileUpload/use-uploads.ts";
import type { Words } from "./words.ts";

const number = (value: number) => value.toLocaleString("zh-CN");
const percent = ({ sent, size }: UploadItem) => `${Math.round((sent / size) * 100)}%`;

export const statuses: Words["statuses"] = {
  critical: "严重",
  medium: "中等",
  low: "低",
  potential: "潜在",
  uncertain: "待确认",
  error: "检测异常",
  resolved: "已标记解决",
  passed: "通过",
};

export const appSelector: Words["appSelector"] = {
  placeholder: "选择对象",
  searchLabel: "搜索",
  emptyText: "没有符合条件的结果。",
};

export const appShell: Words["appShell"] = { skipLabel: "跳到正文", drawerLabel: "导航" };

export const assistantPanel: Words["assistantPanel"] = { closeLabel: "关闭", messagesLabel: "消息" };

export const backToTop: Words["backToTop"] = { text: "顶部", label: "顶部：回到页面开头" };

export const bulkBar: Words["bulkBar"] = { clearLabel: "清除选择" };

export const copyButton: Words["copyButton"] = { label: "复制", copiedLabel: "已复制" };

export const codeBlock: Words["codeBlock"] = { copy: copyButton, wrapLabel: "长行换行" };

export const columnChoice: Words["columnChoice"] = {
  texts: {
    open: "列",
    reset: "重置",
    up: (name) => `上移“${name}”`,
    down: (name) => `下移“${name}”`,
    moved: (name, place, count) => `“${name}”现为第 ${place} 列，共 ${count} 列`,
  },
};

export const combobox: Words["combobox"] = {
  words: {
    open: "显示选项",
    clear: "清除",
    loading: "正在加载",
    empty: "没有符合条件的结果。",
    results: (count) => `${number(count)} 个结果`,
  },
};

export const commandPalette: Words["commandPalette"] = {
  label: "命令",
  searchLabel: "搜索页面和操作",
  emptyText: "没有符合条件的结果。",
};

export const dialog: Words["dialog"] = { closeLabel: "关闭" };

export const drawer: Words["drawer"] = dialog;

export const confirmDialog: Words["confirmDialog"] = { cancelLabel: "取消", ...dialog };

export const dateField: Words["dateField"] = {
  locale: "zh-CN",
  words: {
    open: "打开日历",
    calendar: "日历",
    loading: "正在加载日历",
    failed: "日历无法显示，可以直接输入日期。",
    previousMonth: "上个月",
    nextMonth: "下个月",
    day: (name, { today, chosen }) => [today && "今天", name, chosen && "已选择"].filter(Boolean).join("，"),
    problem: (problem, example) =>
      ({
        format: `日期格式为 ${example}。`,
        min: `选择 ${example} 或之后的日期。`,
        max: `选择 ${example} 或之前的日期。`,
      })[problem],
  },
};

export const errorScreen: Words["errorScreen"] = {
  title: "页面停止运行",
  description: "已保存的内容是安全的。请重新加载页面；如再次停止，请将编号发给我们。",
  reloadLabel: "重新加载",
  copyLabel: "复制编号",
  copiedLabel: "已复制",
};

export const fileUpload: Words["fileUpload"] = {
  choose: "选择文件",
  drop: "或拖放到此处",
  progress: (item) => `${fileSize(item.sent)} / ${fileSize(item.size)} · ${percent(item)}`,
  stopped: (item) => `已停在 ${percent(item)}`,
  waiting: "等待中",
  size: fileSize,
  done: (name) => `${name} 已上传。`,
  failed: (item) => `上传到 ${percent(item)} 时中断。请检查网络后重试。`,
  refused: { type: "不支持此类型的文件。", size: "文件过大。", empty: "文件是空的。" },
  retry: "重试",
  resume: "继续",
  stop: (name) => `停止 ${name}`,
  remove: (name) => `移除 ${name}`,
};

export const filterBarSheet: Words["filterBarSheet"] = {
  label: "筛选",
  title: "筛选",
  closeLabel: "关闭",
  doneLabel: "完成",
};

const flow = { view: "显示方式", flow: "流向", table: "仅表格", recipient: "接收方", status: "状态" };
const more = (count: number) => `还有 ${number(count)} 个`;
const items = (count: number) => `${number(count)} 项`;
const statusLabel = (status: keyof Words["statuses"]) => statuses[status] ?? "未知";

export const flowRibbons: Words["flowRibbons"] = {
  texts: { ...flow, total: "数据项", count: items, more },
  statusLabel,
  describe: ({ source, recipient, items: count }) =>
    `${source.label}到${recipient.label}：${items(count)}，${statusLabel(recipient.status)}`,
};

export const flowRuler: Words["flowRuler"] = {
  texts: {
    ...flow,
    key: { source: "来源", recipient: "接收方" },
    source: "来源",
    items: "数据项",
    transfer: "传输",
    note: "说明",
    more,
  },
  statusLabel,
  formatLongitude: (degrees) =>
    degrees === 0 ? "0°" : `${degrees < 0 ? "西经" : "东经"} ${Math.abs(degrees)}°`,
};

export const guideDialog: Words["guideDialog"] = {
  labels: {
    title: "新手引导",
    position: (page, of) => `第 ${page} 页，共 ${of} 页`,
    skip: "跳过引导",
    previous: "上一步",
    next: "下一步",
    finish: "完成",
    close: "关闭引导",
    images: "图片",
    previousImage: "上一张",
    nextImage: "下一张",
    pause: "暂停播放",
    play: "继续播放",
    image: (place, of) => `第 ${place} 张，共 ${of} 张`,
  },
};

export const hintBubble: Words["hintBubble"] = {
  gotItLabel: "知道了",
  secondsText: (seconds) => `${seconds} 秒`,
};

export const jsonView: Words["jsonView"] = {
  texts: {
    count: (count) => `${number(count)} 项`,
    more: (count) => `再显示 ${number(count)} 项`,
    invalid: "不是有效的 JSON，按原文显示",
    empty: "没有内容。",
  },
};

export const lineTrend: Words["lineTrend"] = {
  tableLabel: "仅表格",
  describe: ({ point, values }) =>
    `${point}：${values.map(({ label, value }) => `${label} ${value}`).join("、")}`,
};

export const stackedSeries: Words["stackedSeries"] = lineTrend;

export const loadError: Words["loadError"] = { title: "无法加载", retryLabel: "重试" };

export const multiSelect: Words["multiSelect"] = { clearLabel: "清除" };

export const noticeProvider: Words["noticeProvider"] = { ...dialog, copy: copyButton };

export const pageLoader: Words["pageLoader"] = { label: "正在加载" };

export const skeletonRows: Words["skeletonRows"] = pageLoader;

export const pagination: Words["pagination"] = {
  label: "分页",
  previousLabel: "上一页",
  nextLabel: "下一页",
  pageLabel: (page) => `第 ${number(page)} 页`,
};

export const passwordField: Words["passwordField"] = { showLabel: "显示密码", hideLabel: "隐藏密码" };

export const scanTimePicker: Words["scanTimePicker"] = {
  label: "评估",
  placeholder: "暂无",
  searchLabel: "搜索",
  emptyText: "没有符合条件的结果。",
};

const picture = "截图无法加载。";

export const screenshotGrid: Words["screenshotGrid"] = { enlargeLabel: "放大：", failedText: picture };

export const screenshotViewer: Words["screenshotViewer"] = {
  texts: {
    close: "关闭",
    previous: "上一张截图",
    next: "下一张截图",
    position: (place, count) => `第 ${place} 张，共 ${count} 张`,
    zoomIn: "放大",
    zoomOut: "缩小",
    fit: "适应宽度",
    zoom: (factor) => `${factor * 100}%`,
    failed: picture,
  },
};

export const textField: Words["textField"] = { clearLabel: "清除" };

export const searchField: Words["searchField"] = { clearLabel: "清除搜索" };

export const sidebar: Words["sidebar"] = {
  label: "主导航",
  collapseLabel: "收起导航",
  expandLabel: "展开导航",
  closeLabel: "关闭导航",
};

export const stepper: Words["stepper"] = {
  label: "步骤",
  stateLabels: { done: "已完成", current: "当前", todo: "未开始" },
};

export const tableSelection: Words["tableSelection"] = { allLabel: "选择所有行" };

export const themePanel: Words["themePanel"] = {
  labels: {
    title: "外观",
    close: "关闭",
    appearance: "明暗模式",
    appearances: { light: "浅色", dark: "深色", system: "跟随系统" },
    accent: "强调色",
    accents: { indigo: "靛蓝", cyan: "青色", plum: "梅紫" },
    density: "密度",
    densities: { regular: "标准", compact: "紧凑" },
    font: "字体",
    fonts: { inter: "Inter", poppins: "Poppins", roboto: "Roboto" },
    radius: "圆角",
    radiusText: (radius) => `${radius} 像素`,
    reset: "恢复默认",
  },
};

export const topBar: Words["topBar"] = { menuLabel: "打开导航" };
