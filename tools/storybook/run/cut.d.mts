export function readCut(): string[];
export function ownIn(language: string): (text: string) => boolean;
