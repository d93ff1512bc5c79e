"""What is counted and timed, for Prometheus."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """Counts and times of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "riverrat_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.latency = Histogram(
            "riverrat_request_seconds", "Time to answer an HTTP request", registry=self.registry, buckets=FAST
        )
        self.sockets = Gauge("riverrat_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("riverrat_tables", "Tables in memory", registry=self.registry)
        self.messages = Counter("riverrat_messages", "Socket messages", ["type"], registry=self.registry)
        self.refused = Counter("riverrat_refused", "Requests and messages refused", ["code"], registry=self.registry)
        self.entries = Counter("riverrat_entries", "Entries written to records", ["kind"], registry=self.registry)
        self.commit = Histogram(
            "riverrat_commit_seconds", "Time to write an entry to disk", registry=self.registry, buckets=FAST
        )
        self.thinking = Histogram(
            "riverrat_thinking_seconds", "Time an opponent took", ["level"], registry=self.registry
        )
        self.notifications = Counter(
            "riverrat_notifications", "Notifications to people who are away", ["kind", "status"], registry=self.registry
        )
        self.workers_lost = Counter("riverrat_workers_lost", "Opponent processes replaced", registry=self.registry)
        # Every move asks for these by name, which takes longer than counting.
        self._message, self._entry = cache(self.messages.labels), cache(self.entries.labels)

    def count_tables(self, tables: int) -> None:
        self.tables.set(tables)

    def count_viewers(self, change: int) -> None:
        self.sockets.inc(change)

    def count_message(self, kind: str) -> None:
        self._message(kind).inc()

    def count_refusal(self, code: str) -> None:
        self.refused.labels(code).inc()

    def count_entry(self, kind: str, seconds: float) -> None:
        self._entry(kind).inc()
        self.commit.observe(seconds)

    def page(self) -> bytes:
        return generate_latest(self.registry)
