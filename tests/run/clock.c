/* The time of day, moved by CLOCK_OFFSET seconds; preloaded into every process of a run. Clocks that only measure stay as they are. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t offset;

__attribute__((constructor)) static void read_offset(void) {
	const char *told = getenv("CLOCK_OFFSET");
	offset = told ? strtoll(told, NULL, 10) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *moment) {
	int failed = syscall(SYS_clock_gettime, clock, moment);
	if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) moment->tv_sec += offset;
	return failed;
}

int gettimeofday(struct timeval *restrict moment, void *restrict zone) {
	(void)zone;
	struct timespec now;
	int failed = clock_gettime(CLOCK_REALTIME, &now);
	moment->tv_sec = now.tv_sec;
	moment->tv_usec = now.tv_nsec / 1000;
	return failed;
}

time_t time(time_t *kept) {
	struct timespec now;
	clock_gettime(CLOCK_REALTIME, &now);
	if (kept) *kept = now.tv_sec;
	return now.tv_sec;
}

int timespec_get(struct timespec *moment, int base) {
	return base == TIME_UTC && !clock_gettime(CLOCK_REALTIME, moment) ? base : 0;
}
