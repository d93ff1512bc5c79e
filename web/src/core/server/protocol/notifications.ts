// Made from src/riverrat/tables/protocol/notifications.py by `python -m riverrat.server.typescript`. Do not edit.

/** One more channel through which to be told that it is one's turn. */
export interface NewChannel {
  kind: "push" | "mail" | "webhook";
  target: string; // a browser's endpoint, a mailbox, a URL
  form?: "discord" | "slack" | "ntfy" | "plain"; // of a webhook
  p256dh?: string; // of a browser
  auth?: string;
  language?: "en" | "de" | "fr";
  hours?: number;
}

export interface ChannelChange {
  hours: number;
}

export interface ChannelInfo {
  channel: string;
  kind: "push" | "mail" | "webhook";
  form: "discord" | "slack" | "ntfy" | "plain";
  target: string; // of a service only its name: the rest is a secret
  hours: number; // between two digests; 0 for a notification at every turn
  confirmed: boolean;
  works: boolean; // whether notifications arrive; none are sent after ten that did not
  created: number; // milliseconds since 1970, UTC
}

/** How one is told that it is one's turn, and what this house offers. */
export interface NotificationsInfo {
  offered: ("push" | "mail" | "webhook")[];
  push_key: string; // what browsers know the house by; empty where it sends them no notifications
  channels: ChannelInfo[];
  holiday: number | null; // until when, in milliseconds since 1970
}

export interface Sent {
  arrived: boolean;
}

export interface Holiday {
  until: number | null; // milliseconds since 1970; null is back again
}

export interface ChannelWord {
  word: string;
}
