export function showUsage(usage: string): void;
