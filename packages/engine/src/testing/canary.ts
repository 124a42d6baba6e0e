import { createSocket } from "node:dgram";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/** Listens on loopback, by TCP and UDP, and writes down whoever comes. */
export interface Canary {
  /** Port of both, on 127.0.0.1 and, where the machine has it, on ::1. */
  port: number;
  /** Also port 80 of 127.0.0.1, where we may take it. */
  usualPort: boolean;
  /** First line of what each visitor said. */
  visits: string[];
  close(): Promise<void>;
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<boolean>((done) => {
    server.once("error", () => done(false));
    server.listen(port, host, () => done(true));
  });

/** Starts a canary. */
export async function startCanary(): Promise<Canary> {
  const visits: string[] = [];
  const open = new Set<Socket>();
  const visit = (how: string) => (socket: Socket) => {
    open.add(socket);
    const index = visits.push(`${how} `) - 1;
    socket.on("data", (data) => {
      visits[index] = `${how} ${data.toString("latin1").split("\r\n", 1)[0]}`;
      socket.end("HTTP/1.1 200 OK\r\nContent-Length: 4\r\nAccess-Control-Allow-Origin: *\r\n\r\nseen");
    });
    socket.on("error", () => socket.destroy());
  };
  const main = createServer(visit("tcp"));
  await listen(main, 0, "127.0.0.1");
  const { port } = main.address() as AddressInfo;
  const sixth = createServer(visit("tcp6"));
  const usual = createServer(visit("tcp80"));
  const [, usualPort] = await Promise.all([listen(sixth, port, "::1"), listen(usual, 80, "127.0.0.1")]);
  const udp = createSocket("udp4");
  udp.on("message", () => visits.push("udp"));
  await new Promise<void>((done) => udp.bind(port, "127.0.0.1", done));
  return {
    port,
    usualPort,
    visits,
    async close() {
      for (const socket of open) socket.destroy();
      udp.close();
      await Promise.all([main, sixth, usual].map((server) => new Promise((done) => server.close(done))));
    },
  };
}
