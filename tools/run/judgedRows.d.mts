export function readJudged(): Map<string, number>;
export function writeJudged(name: string, count: number): void;
export function describeFall(
  name: string,
  count: number,
  rows?: ReadonlyMap<string, number>,
): string | undefined;
