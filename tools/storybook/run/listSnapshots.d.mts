import type { Browser } from 'playwright';

/** One image that Chromatic takes: a story in one of its modes. */
export interface ListedSnapshot {
  id: string;
  title: string;
  name: string;
  file: string;
  description?: string;
  mode: string;
  viewport: { width: number; height: number };
  globals: Record<string, string>;
}

export function listSnapshots(browser: Browser, url: string): Promise<ListedSnapshot[]>;
