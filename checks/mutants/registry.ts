import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Breakage } from '../breakages/breakage';
import { root } from '../files';

/** A breakage, and where it stands below checks/breakages: `access/signIn`. */
export interface Registered {
  area: string;
  breakage: Breakage;
}

/** @throws when it lacks what a breakage needs: left out silently, it would break nothing for ever */
export function breakageIn(value: unknown, name: string): Breakage {
  const { promise, what, file, from, to } = { ...(value as Partial<Breakage>) };
  if ([promise, what, file, from, to].some((text) => typeof text !== 'string'))
    throw new Error(`${name}: ${JSON.stringify(value)} is no breakage`);
  return value as Breakage;
}

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
      .map((value) => ({ area: name.replace(/\.ts$/, ''), breakage: breakageIn(value, name) }));
  });
  return (await Promise.all(modules)).flat();
}
