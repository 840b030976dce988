export type Importers = ReadonlyMap<string, readonly string[]>;
export function readImporters(folder: string): Importers;
export function reachOfChange(
  changed: readonly string[],
  importers: Importers,
): { all?: string; files: Set<string> };
