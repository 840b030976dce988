import type { Browser } from 'playwright';

export interface ListedSnapshot {
  id: string;
  title: string;
  name: string;
  file: string;
  description?: string;
  mode: string;
  viewport: { width: number; height: number };
  globals: { theme: string; snapshot?: string };
  /** The name of a flow's step. */
  caption?: string;
  /** True for what Chromatic takes. */
  isBilled: boolean;
}

export declare function listSnapshots(browser: Browser, url: string): Promise<ListedSnapshot[]>;
