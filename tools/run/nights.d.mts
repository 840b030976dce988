export const issueTitle: string;
export function keepNight(part: string, isGreen: boolean, folder?: string): void;
export function describeRedParts(folder?: string): string[];
export function readRedIssues(program?: string): Promise<string[]>;
