/** The version of this build, set by vite.config.ts. `commit` is '' if unknown. */
declare const portalVersion: { version: string; commit: string };
