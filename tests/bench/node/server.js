// socket.io with its Redis adapter: each line on the control port emits one event to all sockets.
const http = require("node:http");
const net = require("node:net");
const { Server } = require("socket.io");
const { createAdapter } = require("@socket.io/redis-adapter");
const { createClient } = require("redis");

async function main([port, controlPort, redisUrl, data]) {
  const publisher = createClient({ url: redisUrl });
  const subscriber = publisher.duplicate();
  await Promise.all([publisher.connect(), subscriber.connect()]);
  const server = http.createServer();
  const io = new Server(server, {
    transports: ["websocket"],
    perMessageDeflate: false,
    adapter: createAdapter(publisher, subscriber),
  });
  const event = { topic: "board/a", epoch: "0123456789abcdef", op: "stay.put", client: "", data: JSON.parse(data) };
  let seq = 0;
  net
    .createServer((control) => {
      control.on("data", (lines) => {
        for (const byte of lines) if (byte === 10) io.emit("event", { ...event, seq: ++seq });
      });
      control.on("error", () => {});
    })
    .listen(Number(controlPort), "127.0.0.1");
  server.listen(Number(port), "127.0.0.1", () => console.log("ready"));
}

main(process.argv.slice(2));
