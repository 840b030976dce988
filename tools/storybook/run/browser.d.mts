import type { Browser, Page } from 'playwright';
export function openBrowser(): Promise<Browser>;
export function openPage(browser: Browser): Promise<Page>;
