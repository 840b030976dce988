import type { ListedSnapshot } from './listSnapshots.mjs';
export function chooseSnapshots(
  all: readonly ListedSnapshot[],
  how: { stories: readonly string[]; width?: number; sample: number; seed: number },
): ListedSnapshot[];
