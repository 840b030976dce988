import { existsSync } from 'node:fs';

interface Program {
  /** The environment variable that names its path. */
  variable?: string;
  candidates: readonly string[];
  /** The Debian packages that bring it. */
  packages: readonly string[];
}

/** Returns the path of an installed program. Throws with the command that installs it. */
export function findProgram(name: string, { variable = '', candidates, packages }: Program): string {
  const named = process.env[variable];
  const found = (named ? [named] : candidates).find((path) => existsSync(path));
  if (found) return found;
  const elsewhere = variable ? `, or set ${variable} to its path` : '';
  throw new Error(
    `${name} is not installed. Run apt-get install -y --no-install-recommends ${packages.join(' ')}${elsewhere}.`,
  );
}
