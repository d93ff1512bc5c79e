// Made from src/riverrat/tables/protocol/people.py by `python -m riverrat.server.typescript`. Do not edit.

/** Why a request was refused: a stable code, and one line for a person. */
export interface ErrorAnswer {
  error: string;
  message: string;
}

export interface Naming {
  name: string;
}

export interface Me {
  name: string;
  link_hint: string; // where a link code is used: append the code to this path
}

/** A code that carries the person to one other device, once. */
export interface LinkCode {
  code: string;
  minutes: number; // how long it is good for
}

export interface Claim {
  code: string;
}

export interface DeviceInfo {
  device: string; // its name here; the token stays with the device
  created: number; // milliseconds since 1970, UTC
  this: boolean; // whether it is the one that asks
}

export interface Revoked {
  device: string;
}

export interface Deleted {
  tables: number; // running games that were left
}
