// Made from src/riverrat/tables/protocol by `python -m riverrat.server.typescript`. Do not edit.

export * from './base';
export * from './games';
export * from './learning';
export * from './messages';
export * from './notifications';
export * from './people';
export * from './statistics';
export * from './tables';
