import type { Browser } from 'playwright';
export const localOnly: string[];
export function openBrowser(): Promise<Browser>;
