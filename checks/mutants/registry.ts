import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Breakage } from '../breakages/breakage';
import { root } from '../files';

/** A breakage, and where it stands below checks/breakages: `access/signIn`. */
export interface Registered {
  area: string;
  breakage: Breakage;
}

const isBreakage = (value: unknown): value is Breakage =>
  typeof value === 'object' && value !== null && 'promise' in value && 'from' in value && 'to' in value;

const folder = 'checks/breakages';

/** Every breakage of checks/breakages, which has a folder for each area: whatever lists its files export. */
export async function readBreakages(): Promise<Registered[]> {
  const files = readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const modules = files.map(async (name) => {
    const exported = (await import(pathToFileURL(`${root}${folder}/${name}`).href)) as object;
    const lists: unknown[] = Object.values(exported);
    return lists
      .flat()
      .filter(isBreakage)
      .map((breakage) => ({ area: name.replace(/\.ts$/, ''), breakage }));
  });
  return (await Promise.all(modules)).flat();
}
