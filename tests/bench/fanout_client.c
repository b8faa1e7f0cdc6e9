/* Opens N sockets, triggers events through a control port and counts what every socket receives.
 *
 * fanout_client PORT CONTROL_PORT N KIND    KIND: raw | sio | live (sio plus a subscription)
 * Prints: rate(messages/s) p50(ms) p99(ms) busy(share of its core while counting)
 */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define ROOM 65536
#define EVENTS_MAX 400000
#define IN_FLIGHT 4
#define LATENCY_EVENTS 50
#define SECONDS 2.0

typedef struct {
  int fd, events;
  size_t filled;
  unsigned char buffer[ROOM];
} Socket;

static Socket *sockets;
static int count, *arrived, finished, control, epoll;
static double *latencies, sent_at;
static size_t latency_count;
static long long messages;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static int dial(int port) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  int fd = socket(AF_INET, SOCK_STREAM, 0), one = 1;
  if (fd < 0 || connect(fd, (struct sockaddr *)&to, sizeof to)) fail("connect");
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  return fd;
}

static void say(int fd, const char *text) { /* a masked text frame; the mask is zero */
  size_t size = strlen(text);
  unsigned char frame[512] = {0x81, 0x80 | (size < 126 ? size : 126)};
  size_t head = 2;
  if (size >= 126) frame[2] = size >> 8, frame[3] = size & 255, head = 4;
  memcpy(frame + head + 4, text, size);
  if (write(fd, frame, head + 4 + size) < 0) fail("write");
}

/* The next whole text frame at `at`, or 0; gives its payload and moves `at` behind it. */
static int next_frame(Socket *s, size_t *at, const unsigned char **payload, size_t *size) {
  unsigned char *b = s->buffer + *at;
  size_t left = s->filled - *at, head = 2;
  if (left < 2) return 0;
  uint64_t length = b[1] & 127;
  if (length == 126) {
    if (left < 4) return 0;
    length = (b[2] << 8) | b[3], head = 4;
  } else if (length == 127) {
    fprintf(stderr, "frame too long\n"), exit(1);
  }
  if (left < head + length) return 0;
  *payload = b + head, *size = length, *at += head + length;
  return 1;
}

static void await_frame(Socket *s, const char *start) { /* blocking; used while opening */
  for (;;) {
    size_t at = 0, size;
    const unsigned char *payload;
    int found = 0;
    while (!found && next_frame(s, &at, &payload, &size))
      found = size >= strlen(start) && !memcmp(payload, start, strlen(start));
    memmove(s->buffer, s->buffer + at, s->filled - at), s->filled -= at;
    if (found) return;
    ssize_t got = read(s->fd, s->buffer + s->filled, ROOM - s->filled);
    if (got <= 0) fail("closed while opening");
    s->filled += got;
  }
}

static void open_socket(Socket *s, int port, const char *kind) {
  char request[512];
  int sio = strcmp(kind, "raw") != 0;
  s->fd = dial(port);
  snprintf(request, sizeof request,
           "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
           sio ? "/socket.io/?EIO=4&transport=websocket" : "/", port);
  if (write(s->fd, request, strlen(request)) < 0) fail("write");
  for (;;) {
    ssize_t got = read(s->fd, s->buffer + s->filled, ROOM - s->filled);
    if (got <= 0) fail("handshake");
    s->filled += got;
    unsigned char *end = memmem(s->buffer, s->filled, "\r\n\r\n", 4);
    if (end) {
      size_t head = end + 4 - s->buffer;
      memmove(s->buffer, s->buffer + head, s->filled - head), s->filled -= head;
      break;
    }
  }
  if (sio) say(s->fd, "40{\"token\":\"bench\"}"), await_frame(s, "40");
  if (!strcmp(kind, "live")) say(s->fd, "420[\"subscribe\",{\"topic\":\"board/a\"}]"), await_frame(s, "430");
  fcntl(s->fd, F_SETFL, O_NONBLOCK);
  struct epoll_event watch = {.events = EPOLLIN, .data.ptr = s};
  epoll_ctl(epoll, EPOLL_CTL_ADD, s->fd, &watch);
}

static void take(Socket *s, int sio) {
  for (;;) {
    ssize_t got = read(s->fd, s->buffer + s->filled, ROOM - s->filled);
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) fail("closed while counting");
    int full = s->filled + got == ROOM;
    s->filled += got;
    size_t at = 0, size;
    const unsigned char *payload;
    while (next_frame(s, &at, &payload, &size)) {
      if (sio && (size < 2 || payload[0] != '4' || payload[1] != '2')) {
        if (size == 1 && payload[0] == '2') say(s->fd, "3");
        continue;
      }
      messages++;
      if (latencies) latencies[latency_count++] = now() - sent_at;
      if (++arrived[s->events++] == count) finished++;
    }
    memmove(s->buffer, s->buffer + at, s->filled - at), s->filled -= at;
    if (!full) return;
  }
}

static void turn(int sio, int wait) {
  struct epoll_event ready[256];
  int n = epoll_wait(epoll, ready, 256, wait);
  for (int i = 0; i < n; i++) take(ready[i].data.ptr, sio);
}

static void trigger(void) {
  if (write(control, "t\n", 2) != 2) fail("trigger");
}

static void run_events(int sio, double seconds) {
  double until = now() + seconds;
  int sent = finished;
  while (sent - finished < IN_FLIGHT) trigger(), sent++;
  for (;;) {
    turn(sio, 1000);
    int over = now() >= until;
    if (over && finished == sent) return;
    while (!over && sent - finished < IN_FLIGHT) trigger(), sent++;
  }
}

static int compare(const void *a, const void *b) {
  double d = *(double *)a - *(double *)b;
  return (d > 0) - (d < 0);
}

static double cpu(void) {
  struct rusage u;
  getrusage(RUSAGE_SELF, &u);
  return u.ru_utime.tv_sec + u.ru_stime.tv_sec + (u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6;
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  int port = atoi(argv[1]), sio = strcmp(argv[4], "raw") != 0;
  count = atoi(argv[3]);
  epoll = epoll_create1(0);
  sockets = calloc(count, sizeof *sockets);
  arrived = calloc(EVENTS_MAX, sizeof *arrived);
  for (int i = 0; i < count; i++) open_socket(&sockets[i], port, argv[4]);
  control = dial(atoi(argv[2]));
  run_events(sio, 0.5); /* warm up */
  double began = now(), worked = cpu();
  long long before = messages;
  run_events(sio, SECONDS);
  double took = now() - began, busy = (cpu() - worked) / took, rate = (messages - before) / took;
  latencies = calloc((size_t)count * LATENCY_EVENTS, sizeof *latencies);
  for (int i = 0; i < LATENCY_EVENTS; i++) {
    int aim = finished + 1;
    sent_at = now();
    trigger();
    while (finished < aim) turn(sio, 1000);
    usleep(30000);
  }
  qsort(latencies, latency_count, sizeof *latencies, compare);
  printf("%.0f %.2f %.2f %.2f\n", rate, latencies[latency_count / 2] * 1e3, latencies[latency_count * 99 / 100] * 1e3, busy);
  return 0;
}
