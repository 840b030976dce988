/** What this build is, read by vite/versionPlugin.ts. `commit` is '' where nobody knew. */
declare const portalVersion: { version: string; commit: string };
