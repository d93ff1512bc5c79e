// Made from src/riverrat/tables/protocol/base.py by `python -m riverrat.server.typescript`. Do not edit.

export const PROTOCOL = 1;

export type Level = "novice" | "club" | "expert" | "master" | "champion" | "random" | "playouts-100" | "playouts-1000";

export type Language = "en" | "de" | "fr";
