// What both apps are served with while they are developed, and built with.
const server = process.env.DEV_SERVER ?? "http://127.0.0.1:8080";

export const app = {
  server: { host: "127.0.0.1", proxy: { "/api": server } },
  build: { target: "es2023", assetsInlineLimit: 0, reportCompressedSize: false },
};
